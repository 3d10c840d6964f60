package shop;

/** Primitive parameters of every type, and their corners. */
public class Numbers {

    public static int sign(int value) {
        return value > 0 ? 1 : value < 0 ? -1 : 0;
    }

    public static long clamp(long value) {
        if (value == Long.MIN_VALUE) {
            return Long.MAX_VALUE;
        }
        return value > 1_000_000_000_000L ? 1_000_000_000_000L : value;
    }

    public static double ratio(double a, double b) {
        if (b == 0.0 && a < 0.0) {
            return -0.0;
        }
        return b == 0.0 ? Double.NaN : a;
    }

    public static float half(float value) {
        return value != value ? Float.NEGATIVE_INFINITY : value > 8f ? value / 2 : -0.0f;
    }

    public static char next(char c) {
        return c == '\uffff' ? '\0' : c >= 'a' && c <= 'y' ? (char) (c + 1) : '\'';
    }

    public static byte narrow(byte a, short b) {
        return a > 100 && b < -1000 ? (byte) (a - 120) : Byte.MIN_VALUE;
    }

    public static short wide(short s) {
        return s == Short.MAX_VALUE ? 0 : s > 5 ? s : (short) -1;
    }

    public static boolean both(boolean a, boolean b) {
        return a && b;
    }

    public static int divide(int a, int b) {
        return a / b;
    }

    /** Overloads, which a test must tell apart. */
    public static String kind(int i) {
        return i > 3 ? "int" : "small int";
    }

    public static String kind(long l) {
        return l > 3 ? "long" : "small long";
    }

    public static String kind(Integer i) {
        return i == null ? "none" : "box";
    }

    public static String kind(Object o) {
        return o == null ? "null" : "object";
    }

    public static String kind(String s) {
        return s == null ? "no text" : "text";
    }

    public static int sum(int... all) {
        int sum = 0;
        for (int one : all) {
            sum += one;
        }
        return sum;
    }
}
