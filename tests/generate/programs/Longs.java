/** Longs and overflow. */
public class Longs {
    public static boolean addOverflows(long a, long b) {
        long sum = a + b;
        return ((a ^ sum) & (b ^ sum)) < 0;
    }

    public static int absolute(int x) {
        int y = x < 0 ? -x : x;
        return y < 0 ? -1 : y; // -2147483648 stays negative
    }

    public static int shifts(long x, int by) {
        if ((x << by) == 0 && x != 0) {
            return 1;
        }
        return (x >>> 1) < 0 ? 2 : 3; // >>> 1 clears the sign: < 0 is never true
    }

    public static boolean product(int a, int b) {
        return a > 1000 && b > 1000 && a * b < 0;
    }

    public static boolean narrow(long x) {
        return (int) x != x && (short) x == x % 65536;
    }
}
