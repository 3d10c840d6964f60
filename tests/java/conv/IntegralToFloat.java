package conv;

/** i2f, l2f, l2d, i2d, d2f, f2d: rounding to nearest even. */
public class IntegralToFloat {
    static String fb(float f) { return "f#" + Integer.toHexString(Float.floatToIntBits(f)); }
    static String db(double d) { return "d#" + Long.toHexString(Double.doubleToLongBits(d)); }

    public static void main(String[] args) {
        int[] iv = {0, 1, -1, 16777215, 16777216, 16777217, 16777218, 16777219, 33554433, 33554434, 33554435, 33554438,
            Integer.MAX_VALUE, Integer.MAX_VALUE - 63, Integer.MAX_VALUE - 64, Integer.MIN_VALUE, 123456789, -16777217};
        for (int i : iv) {
            float f = i;
            double d = i;
            System.out.println(i + " " + fb(f) + " " + db(d) + " back " + (int) f + " " + (int) d + " " + (i == f) + " " + (i == (int) f));
        }
        long[] lv = {0, 1, -1, 1L << 24, (1L << 24) + 1, (1L << 53) - 1, 1L << 53, (1L << 53) + 1, (1L << 53) + 2, (1L << 53) + 3,
            (1L << 54) + 2, (1L << 54) + 6, Long.MAX_VALUE, Long.MAX_VALUE - 511, Long.MAX_VALUE - 512, Long.MIN_VALUE,
            -(1L << 53) - 1, 0x7fffff4000000001L, 0x7fffff4000000000L, 0x7fffffc000000000L, 1234567890123456789L,
            // values where going through double would round twice
            0x8000010000000001L >>> 1, 0x4000004000000001L, 0x4000004000000000L};
        for (long l : lv) {
            float f = l;
            double d = l;
            System.out.println(l + " " + fb(f) + " " + db(d) + " back " + (long) f + " " + (long) d + " via double " + fb((float) d));
        }
        double[] dv = {0.1, -0.1, 1e39, -1e39, 1e-46, 7e-46, -1e-46, 1.4e-45, 3.4028235e38, 3.4028235677973366e38, 3.4028235677973364e38,
            1 + 1.0 / (1 << 24), 1 + 3.0 / (1 << 24), 1 + 1.0 / (1 << 24) + 1e-15, Double.NaN, Double.NEGATIVE_INFINITY, -0.0, 1e-40};
        for (double d : dv) {
            float f = (float) d;
            double w = f;
            System.out.println(db(d) + " -> " + fb(f) + " -> " + db(w) + " " + (w == d));
        }
        byte b = -128;
        short s = 32767;
        char c = 65535;
        float f1 = b, f2 = s, f3 = c;
        double d1 = b, d2 = s, d3 = c;
        System.out.println(f1 + " " + f2 + " " + f3 + " " + d1 + " " + d2 + " " + d3);
        float acc = 0;
        acc += 16777217;
        System.out.println(acc);
        acc -= 16777216L;
        System.out.println(acc);
    }
}
