// The code is the same; a name means something else.
// diff:
package versions.nested_hides_inherited;

class Sub extends Base {
    static int pick(int n) {
        if (n > 3) {
            return 1;
        }
        return 0;
    }
}
