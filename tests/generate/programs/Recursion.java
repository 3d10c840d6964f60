/** A condition that calls its own method: evaluations of one decision inside each other. */
public class Recursion {
    public static boolean even(int n) {
        if (n < 0 || n > 4) {
            return false;
        }
        return n == 0 || !even(n - 1);
    }

    public static boolean mutualA(int n, boolean flag) {
        return n > 0 && n < 4 && (flag ^ mutualB(n - 1, !flag));
    }

    private static boolean mutualB(int n, boolean flag) {
        return flag || mutualA(n - 1, flag);
    }

    public static int collatz(int n, int fuel) {
        // fuel > 5 true: the caller may say so, though the recursion only counts down.
        if (n <= 0 || fuel <= 0 || fuel > 5) {
            return -1;
        }
        return n == 1 ? 0 : 1 + collatz(n % 2 == 0 ? n / 2 : 3 * n + 1, fuel - 1);
    }
}
