/** Constants that decide, or make conditions impossible. */
public class Constants {
    private static final boolean DEBUG = false;
    private static final boolean CHECK = true;
    private static final int LIMIT = 10;

    public static int folded(int x) {
        // DEBUG folds to false: the compiler leaves x > 3 out, and nothing can show it.
        if (DEBUG && x > 3) {
            return 1;
        }
        // CHECK folds to true: only x < 5 is left.
        if (CHECK && x < 5) {
            return 2;
        }
        // x == 7 is evaluated, but || CHECK is true whatever it is: it never decides.
        if (x == 7 || CHECK) {
            return 3;
        }
        return 4;
    }

    public static int limits(int x) {
        if (x > LIMIT) {
            return 0;
        }
        return x > LIMIT + 5 || x == LIMIT ? 1 : 2; // x <= 10 here: x > 15 is never true
    }
}
