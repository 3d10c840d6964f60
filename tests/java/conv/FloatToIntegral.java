package conv;

/** f2i, f2l, d2i, d2l: truncation, saturation and NaN. */
public class FloatToIntegral {
    static int d2i(double x) { return (int) x; }
    static long d2l(double x) { return (long) x; }
    static int f2i(float x) { return (int) x; }
    static long f2l(float x) { return (long) x; }

    public static void main(String[] args) {
        double[] d = {
            0, -0.0, 0.5, -0.5, 0.9999999999999999, -0.9999999999999999, 1.5, -1.5, 127.9, 128, 255.99, 32768, 65535.5, 65536,
            2147483646.9, 2147483647.0, 2147483647.5, 2147483648.0, -2147483648.0, -2147483648.9, -2147483649.0,
            4294967296.0, 9.2233720368547e18, 9.223372036854776e18, -9.223372036854776e18, -9.3e18, 1e19, 1e300, -1e300,
            Double.MIN_VALUE, Double.MAX_VALUE, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN
        };
        for (double x : d) {
            float f = (float) x;
            System.out.println(x + ": " + d2i(x) + " " + d2l(x) + " byte " + (byte) x + " short " + (short) x + " char " + (int) (char) x
                + " | " + Integer.toHexString(Float.floatToIntBits(f)) + ": " + f2i(f) + " " + f2l(f) + " byte " + (byte) f + " short " + (short) f + " char " + (int) (char) f);
        }
        // narrowing from floating types passes through int: no saturation to the small type
        double big = 1e10;
        System.out.println((byte) big + " " + (short) big + " " + (int) (char) big + " " + (byte) (long) big + " " + (short) (long) big);
        double neg = -1e10;
        System.out.println((byte) neg + " " + (short) neg + " " + (int) (char) neg + " " + (byte) (long) neg);
        float thirtythree = 3e9f;
        System.out.println((int) thirtythree + " " + (long) thirtythree + " " + (int) (long) thirtythree);
        int i = 0;
        i += 2147483648.0;
        System.out.println(i);
        i += 1.0f;
        System.out.println(i);
        long l = 1;
        l += Float.POSITIVE_INFINITY;
        System.out.println(l);
        l -= Double.NaN;
        System.out.println(l);
        byte b = 10;
        b *= 25.7;
        System.out.println(b);
        char c = 'A';
        c += 1.5f;
        System.out.println(c);
        int[] idx = new int[4];
        idx[(int) 2.99]++;
        idx[(int) -0.99]++;
        System.out.println(idx[0] + " " + idx[1] + " " + idx[2]);
    }
}
