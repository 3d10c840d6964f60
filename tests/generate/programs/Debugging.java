/** Decisions that constants take away, and loops without a condition. */
public class Debugging {
    private static final boolean DEBUG = false;
    static final int LEVEL = 2;

    public static int work(int x) {
        if (DEBUG && x > 3) {
            System.out.println("x " + x);
        }
        if (LEVEL > 1 && x < 0) {
            x = -x;
        }
        int n = 0;
        while (true) {
            n++;
            x /= 2;
            if (x == 0 || n > 10) break;
        }
        do {
            n--;
        } while (false);
        boolean log = DEBUG || x > 100;
        for (;;) {
            if (n-- <= 0) return log ? 1 : 2;
        }
    }
}
