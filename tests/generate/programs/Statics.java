/** Static state, set by other methods, and decisions in a static initialiser. */
public class Statics {
    private static final int LIMIT;
    private static int calls;
    static boolean verbose;

    static {
        int n = 0;
        // Runs once with the same values: i < 3 and i != 9 both ways, or not at all.
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
        if (calls > LIMIT) { // one call in a fresh class, unless a test sets the field
            return -1;
        }
        return verbose && x > 0 ? x : 0;
    }
}
