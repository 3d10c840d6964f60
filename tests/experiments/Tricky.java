/** Decisions of all kinds whose conditions have effects, throw, call what decides itself, or are evaluated late. */
public class Tricky {
    private int count;

    private boolean next(int limit) {
        count++;
        return count < limit || limit > 90;
    }

    /** Conditions with side effects: evaluated once more they would have other values. */
    public int effects(int limit) {
        int sum = 0;
        if (next(limit) && next(limit - 1) || count > 2 && limit < 0) {
            sum += count;
        }
        boolean more = sum++ > 0 && count++ < 3;
        return more ? sum : -sum;
    }

    /** The second condition throws where the first does not guard it. */
    public static int guarded(int[] values, int at, int by) {
        if (values != null && at >= 0 && at < values.length && values[at] > 3) {
            return 1;
        }
        try {
            if (at / by > 1 && by < 100) {
                return 2;
            }
        } catch (ArithmeticException none) {
            return by == 0 && at > 7 ? 3 : 4;
        }
        return 5;
    }

    /** Strict operators show their operands when they are applied, arms of `?:` where the value is used. */
    public static boolean strict(boolean a, boolean b, boolean c, int n) {
        boolean first = a & (b && c);
        boolean second = first ? b : n > 3 ^ c;
        return second | (a && n < 0) != b;
    }

    /** A decision inside the condition of another one, and a method that comes back to its own decision. */
    public static int nested(int n, boolean stop) {
        if (twice(n > 2 || stop ? n : -n) > 6 && !stop) {
            return n;
        }
        return n > 0 && n < 4 && nested(n - 1, stop) > 1 ? 10 : 20;
    }

    private static int twice(int n) {
        return n > 100 || n < -100 ? 0 : 2 * n;
    }

    /** Never: what is covered in front of an assumption that fails is covered by no test. */
    public static int impossible(int a) {
        if (a > 0 && a < 0 || a == 12) {
            return 1;
        }
        return 0;
    }

    public static int loop(int n) {
        int found = 0;
        for (int i = 0; i < 4 && (i < n || found > 1); i++) {
            found += i % 2 == 0 && n != 3 ? 1 : 0;
        }
        return found;
    }
}
