// The code is the same; a name means something else.
// diff:
package versions.interface_nested_shadows;

interface Base {
    static int pick(int n) {
        if (n > 3) {
            return 1;
        }
        return 0;
    }
}
