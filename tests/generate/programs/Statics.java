/** Static state, set by other methods, and decisions in a static initialiser. */
public class Statics {
    private static final int LIMIT;
    private static int calls;
    static boolean verbose;

    static {
        int n = 0;
        for (int i = 0; i < 3; i++) {
            if (i != 9) { // never 9: false is infeasible
                n += i;
            }
        }
        LIMIT = n > 2 ? 2 : 1; // n is 3: false is infeasible
    }

    public static void enable(boolean on) {
        verbose = on || verbose && calls > 0;
    }

    public static int call(int x) {
        calls++;
        // One call of a fresh class never gets there: tests call it several times. The same holds for what wants verbose
        // or calls to have another value than the first.
        if (calls > LIMIT) {
            return -1;
        }
        return verbose && x > 0 ? x : 0;
    }
}
