/** IEEE rules: NaN, signed zero, infinities, conversions. */
public class Floats {
    public static int nan(double d) {
        if (d != d) {
            return 1;
        }
        if (d > 1e308 && d == Double.POSITIVE_INFINITY) {
            return 2;
        }
        if (d == 0 && 1 / d < 0) {
            return 3;
        }
        return 4;
    }

    public static int toInt(double d) {
        int i = (int) d;
        if (i == Integer.MAX_VALUE) {
            return 1;
        }
        if (i == 0 && d != 0) {
            return d < 0 ? 2 : 3;
        }
        return i;
    }

    public static long toLong(float f) {
        long l = (long) f;
        if (l == 16777217L) {
            return -1;
        }
        if (l > 100 && l < 110) {
            return l;
        }
        return 0;
    }

    public static boolean lost(int i) {
        return (int) (float) i != i;
    }

    public static int compare(float a, float b) {
        if (a < b) {
            return -1;
        } else if (a > b) {
            return 1;
        } else if (a == b) {
            return Float.compare(a, b);
        }
        return 9;
    }

    public static double sum(double a, double b) {
        if (a + b == a && b != 0) {
            return b;
        }
        return a + b;
    }

    public static int bits(float f) {
        int raw = Float.floatToRawIntBits(f);
        if ((raw & 0x7fffffff) == 0x7f800000) {
            return raw < 0 ? -1 : 1;
        }
        return raw >>> 23 & 255;
    }

    public static float narrowed(double d) {
        float f = (float) d;
        if (Float.isInfinite(f) && !Double.isInfinite(d)) {
            return 1f;
        }
        return f == d ? 2f : 3f;
    }

    public static double limits(double a) {
        return Math.max(Math.min(a, 1.5), -0.0);
    }

    public static int loop(double d) {
        int n = 0;
        while (d > 1 && n < 4) {
            d /= 2;
            n++;
        }
        return n;
    }
}
