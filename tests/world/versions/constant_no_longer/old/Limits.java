// The code is the same; a name means something else.
// diff:
package versions.constant_no_longer;

final class Limits {
    static final int MAX = 5;

    static {
        System.out.println("limits");
    }

    static int pick(int n) {
        if (n > 3) {
            return 1;
        }
        return 0;
    }
}
