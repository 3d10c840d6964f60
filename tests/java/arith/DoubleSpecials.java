package arith;

/** Double precision: rounding, specials, signed zero, denormals. */
public class DoubleSpecials {
    static double add(double a, double b) { return a + b; }
    static double sub(double a, double b) { return a - b; }
    static double mul(double a, double b) { return a * b; }
    static double div(double a, double b) { return a / b; }

    static String bits(double d) { return Long.toHexString(Double.doubleToLongBits(d)); }

    public static void main(String[] args) {
        double inf = Double.POSITIVE_INFINITY, nan = Double.NaN;
        double[] v = {0d, -0d, 1d, -1d, inf, -inf, nan, Double.MIN_VALUE, Double.MAX_VALUE, Double.MIN_NORMAL, 0.1, 9007199254740992d};
        for (double a : v) {
            long h = 17;
            StringBuilder sb = new StringBuilder(bits(a)).append(':');
            for (double b : v) {
                sb.append(' ').append(bits(add(a, b))).append('/').append(bits(div(a, b)));
                h = h * 31 + Double.doubleToLongBits(mul(a, b));
                h = h * 31 + Double.doubleToLongBits(sub(a, b));
            }
            System.out.println(sb.append(" #").append(h));
        }
        System.out.println(add(0.1, 0.2) + " " + mul(0.1, 3) + " " + sub(1.0, 0.9) + " " + div(1, 3));
        System.out.println(add(9007199254740992d, 1) + " " + add(9007199254740993d, 1));
        System.out.println(add(1e308, 1e308) + " " + mul(-1e200, 1e200) + " " + mul(1e-200, 1e-200) + " " + mul(-1e-200, 1e-200));
        System.out.println(bits(div(Double.MIN_NORMAL, 2)) + " " + bits(div(Double.MIN_VALUE, 2)) + " " + bits(div(-Double.MIN_VALUE, 2)));
        System.out.println(sub(inf, inf) + " " + mul(0, inf) + " " + div(inf, inf) + " " + div(0, 0));
        double z = 0.0;
        System.out.println(-z + " " + (0 - z) + " " + (-z == z) + " " + (1 / -z) + " " + Double.valueOf(z).equals(-z));
        System.out.println(Double.compare(nan, inf) + " " + Double.compare(-0.0, 0.0) + " " + Double.valueOf(nan).equals(Double.NaN));
        System.out.println(Math.sqrt(-0.0) + " " + Math.sqrt(-1) + " " + Math.sqrt(2) + " " + Math.sqrt(inf));
        System.out.println(Math.floor(-0.5) + " " + Math.ceil(-0.5) + " " + Math.rint(2.5) + " " + Math.rint(-2.5) + " " + Math.rint(3.5));
        System.out.println(Math.round(-0.5) + " " + Math.round(0.49999999999999994) + " " + Math.round(2.5) + " " + Math.round(-2.5)
            + " " + Math.round(nan) + " " + Math.round(inf) + " " + Math.round(-1e30));
        System.out.println(Math.signum(-0.0) + " " + Math.abs(-0.0) + " " + Math.copySign(3, -0.0) + " " + Math.ulp(1.0));
        System.out.println(Double.longBitsToDouble(0x7ff0000000000001L) + " " + Double.longBitsToDouble(0x8000000000000000L)
            + " " + Double.longBitsToDouble(0x3ff0000000000001L));
        double d = 1;
        int n = 0;
        while (1 + d / 2 != 1) {
            d /= 2;
            n++;
        }
        System.out.println(n + " " + d);
        double x = 1e16;
        x++;
        System.out.println(x);
        x += 2;
        System.out.println(x);
        double harmonic = 0;
        for (int i = 1; i <= 50; i++) harmonic += 1.0 / i;
        System.out.println(harmonic);
    }
}
