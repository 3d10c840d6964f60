package arith;

/** The % operator on floating types keeps the sign of the dividend and is exact. */
public class FloatRemainder {
    static double rem(double a, double b) { return a % b; }
    static float rem(float a, float b) { return a % b; }

    public static void main(String[] args) {
        double[][] pairs = {
            {5.5, 2}, {-5.5, 2}, {5.5, -2}, {-5.5, -2}, {0, 3}, {-0.0, 3}, {6, 3}, {-6, 3}, {6, -3},
            {1, 0}, {0, 0}, {-1, -0.0}, {Double.POSITIVE_INFINITY, 2}, {2, Double.POSITIVE_INFINITY},
            {-2, Double.NEGATIVE_INFINITY}, {Double.NaN, 1}, {1, Double.NaN}, {1e300, 7}, {1e18, 3},
            {0.3, 0.1}, {1, 0.1}, {Double.MIN_VALUE, Double.MIN_VALUE}, {Double.MAX_VALUE, 3.7}, {3.7, Double.MAX_VALUE},
            {9007199254740993.0, 2.0}, {-7.25, 0.5}
        };
        for (double[] p : pairs) {
            System.out.println(p[0] + " % " + p[1] + " = " + rem(p[0], p[1])
                + "   float " + (double) rem((float) p[0], (float) p[1])
                + "   ieee " + Math.IEEEremainder(p[0], p[1]));
        }
        double d = 10.75;
        d %= 4;
        System.out.println(d);
        d %= 0.5f;
        System.out.println(d);
        float f = -10.75f;
        f %= 4;
        System.out.println(f);
        int i = 17;
        i %= 5.5;
        System.out.println(i);
        char c = 'z';
        c %= 100.9f;
        System.out.println((int) c);
        long l = 1L << 60;
        l %= 1000.0;
        System.out.println(l);
        System.out.println(7 % 2.5f + " " + 7L % 2.5f + " " + 'a' % 2.5 + " " + 7.5f % 2);
        // angle normalisation as found in real code
        for (double a = -720; a <= 720; a += 225.5) {
            double r = a % 360;
            if (r < 0) r += 360;
            System.out.print(r + " ");
        }
        System.out.println();
    }
}
