// The code is the same; a name means something else.
// diff:
package versions.blank_field_shadows_outer;

class Base {
    static int pick(int n) {
        if (n > 3) {
            return 1;
        }
        return 0;
    }
}
