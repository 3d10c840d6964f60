// The code is the same; a name means something else.
// diff:
package versions.nested_in_unrelated_import;

final class Util {
    static int pick(int n) {
        if (n > 3) {
            return 1;
        }
        return 0;
    }
}
