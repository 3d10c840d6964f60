package libmath;

// StrictMath is bit-exact: print its results as bits.
public class StrictFunctions {
    static String x(double d) {
        return Long.toHexString(Double.doubleToLongBits(d));
    }

    public static void main(String[] args) {
        double[] ds = {0.0, -0.0, 1e-320, 1e-10, 0.1, 0.5, 0.7853981633974483, 1.0, 1.5707963267948966, 2.0, 3.0, 3.141592653589793, 10.0, 100.5, -0.3, -1.0, -7.25, 1e5, 1e10, 1e22, 709.0, 710.0, -745.0, -746.0,
            Double.MAX_VALUE, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN};
        for (double d : ds) {
            System.out.println(d == 1e-320 ? "subnormal" : String.valueOf(d));
            System.out.println("  sin " + x(StrictMath.sin(d)) + " cos " + x(StrictMath.cos(d)) + " tan " + x(StrictMath.tan(d)));
            System.out.println("  asin " + x(StrictMath.asin(d)) + " acos " + x(StrictMath.acos(d)) + " atan " + x(StrictMath.atan(d)));
            System.out.println("  exp " + x(StrictMath.exp(d)) + " expm1 " + x(StrictMath.expm1(d)) + " log " + x(StrictMath.log(d)) + " log10 " + x(StrictMath.log10(d)) + " log1p " + x(StrictMath.log1p(d)));
            System.out.println("  sinh " + x(StrictMath.sinh(d)) + " cosh " + x(StrictMath.cosh(d)) + " tanh " + x(StrictMath.tanh(d)));
            System.out.println("  sqrt " + x(StrictMath.sqrt(d)) + " cbrt " + x(StrictMath.cbrt(d)) + " deg " + x(StrictMath.toDegrees(d)) + " rad " + x(StrictMath.toRadians(d)));
        }
        double[] ps = {0.0, -0.0, 0.5, 1.0, 2.0, -2.0, 3.0, -3.5, 1e10, Double.POSITIVE_INFINITY, Double.NaN};
        for (double a : ps) {
            StringBuilder b = new StringBuilder();
            for (double c : ps) b.append(x(StrictMath.pow(a, c))).append(' ').append(x(StrictMath.atan2(a, c))).append(' ').append(x(StrictMath.hypot(a, c))).append(" | ");
            System.out.println(a + " " + b);
        }
    }
}
