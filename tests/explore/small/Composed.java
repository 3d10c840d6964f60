/** Calls of methods that only compute, and of some that only look as if they did. */
public class Composed {
    static final int LIMIT = Integer.parseInt("4");
    static int calls;

    static int sign(int x) {
        return x < 0 ? -1 : x > 0 ? 1 : 0;
    }

    static int clamp(int x, int low, int high) {
        if (x < low) {
            return low;
        }
        return x > high ? high : x;
    }

    static int bits(byte x) {
        int count = 0;
        for (int rest = x & 0xff; rest != 0; rest &= rest - 1) {
            count++;
        }
        return count;
    }

    static int kind(int x) {
        switch (x) {
            case -1:
                return 10;
            case 0:
            case 1:
                return 20;
            case 5:
                return sign(x) + 30;
            default:
                return clamp(x, -2, 3);
        }
    }

    static int share(int x, int by) {
        return x / by + x % by;
    }

    static int checked(int x) {
        if (x < 0) {
            throw new IllegalArgumentException("negative");
        }
        return x > LIMIT ? LIMIT : x;
    }

    static int asserted(int x) {
        assert x != 3 : "three";
        return x == 4 ? 40 : x;
    }

    static int counted(int x) {
        calls++;
        return x > 1 ? calls : -calls;
    }

    static int down(int x) {
        return x <= 0 ? 0 : x > 6 ? 6 : 1 + down(x - 1);
    }

    static boolean even(int x) {
        return x == 0 || x > 0 && x < 7 && odd(x - 1);
    }

    static boolean odd(int x) {
        return x != 0 && even(x - 1);
    }

    static long wide(int x, long y) {
        return x < 2 ? y * x : y >>> x;
    }

    static double half(int x, double y) {
        if (y != y) {
            return 0;
        }
        return x % 2 == 0 ? y / 2 : -y;
    }

    static class Late {
        static int begun = start();

        static int start() {
            calls += 100;
            return 7;
        }

        static int twice(int x) {
            return x > 2 ? 2 * x : x;
        }
    }

    public static int kinds(int a, int b) {
        return kind(a) * 100 + kind(b) + sign(a - b);
    }

    public static int clamped(int a, int b) {
        int x = 0;
        for (int i = 0; i < 3; i++) {
            x = clamp(x + clamp(a, -1, 4) - sign(b), 0, 5);
        }
        return x;
    }

    public static int count(byte a) {
        return bits(a) > 5 ? 100 + bits(a) : bits(a);
    }

    public static int divided(int a, int b) {
        try {
            return share(a, b) + share(b, a);
        } catch (ArithmeticException zero) {
            return -100;
        }
    }

    public static int thrown(int a, int b) {
        return share(checked(a), b);
    }

    public static int stopped(int a, int b) {
        return asserted(a) + asserted(b + 1);
    }

    public static int changed(int a, int b) {
        return counted(a) + 10 * counted(b) + 100 * calls;
    }

    public static int deep(int a, boolean b) {
        int x = down(a);
        return b == even(x) ? x : -x;
    }

    public static int late(int a, boolean b) {
        int x = b ? Late.twice(a) : a;
        return Late.twice(x) + calls;
    }

    public static int indexed(int a, int b) {
        int[] values = {3, 1, 4, 1, 5, 9, 2};
        int at = clamp(a, 0, 6);
        at = clamp(at + sign(b), 0, 6);
        return values[at];
    }

    public static long numbers(int a, boolean b) {
        long x = wide(a, b ? 1L << 40 : -5);
        double y = half(a, b ? 3 : Double.NaN);
        return x + (long) y;
    }
}
