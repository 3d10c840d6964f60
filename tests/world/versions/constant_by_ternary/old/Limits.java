// The code is the same; a name means something else.
// diff:
package versions.constant_by_ternary;

final class Limits {
    static final int MAX = 65;

    static int pick(int n) {
        if (n > 3) {
            return 1;
        }
        return 0;
    }
}
