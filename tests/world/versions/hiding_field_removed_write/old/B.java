// The code is the same; a name means something else.
// diff:
package versions.hiding_field_removed_write;

class B extends A {
    int n;

    static int pick(int n) {
        if (n > 3) {
            return 1;
        }
        return 0;
    }
}
