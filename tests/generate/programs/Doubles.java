/** Doubles and floats with NaN, infinities and both zeros. */
public class Doubles {
    public static int order(double a, double b) {
        if (a < b) {
            return -1;
        }
        if (a > b || a == b) {
            return a == b ? 0 : 1;
        }
        return 2;
    }

    public static boolean nan(double a) {
        return a != a && !(a < 0) && !(a >= 0); // NaN compares false: neither !(…) is false where a != a
    }

    public static int zeros(double a) {
        if (a == 0.0 && 1 / a < 0) {
            return -1;
        }
        return a > 1e300 && Double.isInfinite(a) ? 1 : 0;
    }

    public static boolean between(float x) {
        return x >= 0.5f && x < 0.75f || x == -1f;
    }

    public static int rounded(double x) {
        if (!(x > -10 && x < 10)) {
            return 99;
        }
        int n = (int) x;
        return n == 3 && x > 3.5 ? 1 : 0;
    }
}
