/** Exceptions in the middle of decisions: an evaluation that does not complete shows nothing. */
public class Throws {
    private static boolean divides(int a, int b) {
        return b % a == 0;
    }

    public static int middle(int a, int b, boolean c) {
        try {
            if (c || divides(a, b) && a > 2) {
                return 1;
            }
            return 2;
        } catch (ArithmeticException e) {
            return 3;
        }
    }

    public static int again(int a, int b) {
        int n = 0;
        for (int i = 0; i < 2; i++) {
            try {
                if (a + i > 0 && 12 / (b - i) > 3) {
                    n++;
                }
            } catch (ArithmeticException e) {
                n += 10;
            }
        }
        return n;
    }

    public static int uncaught(int[] v, int i) {
        if (v != null && v[i] > 5 && v[i + 1] < 5) {
            return 1;
        }
        return 0;
    }

    private static boolean safe(int n) {
        try {
            return deep(n);
        } catch (IllegalStateException e) {
            return n == 1; // deep throws for n < 0 only: true is infeasible
        }
    }

    /** The decision is left by an exception of its own inner evaluation, which the condition catches. */
    private static boolean deep(int n) {
        if (n < 0) {
            throw new IllegalStateException();
        }
        return n == 0 | safe(n - 2) && n < 4;
    }

    public static boolean recursive(int n) {
        return n < 5 && deep(n);
    }
}
