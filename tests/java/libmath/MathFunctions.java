package libmath;

// Math's transcendental functions to ten digits, and their exact special cases.
public class MathFunctions {
    static String r(double d) {
        if (Double.isNaN(d) || Double.isInfinite(d) || d == 0) return String.valueOf(d);
        return String.valueOf(Math.round(d * 1e10));
    }

    public static void main(String[] args) {
        double[] ds = {0.0, -0.0, 0.1, 0.5, 1.0, 1.5, 2.0, Math.PI / 6, Math.PI / 4, Math.PI / 3, Math.PI, Math.E, -0.3, -1.0, -2.5, 10.0, 12.75};
        for (double d : ds) {
            System.out.println(d + " sin " + r(Math.sin(d)) + " cos " + r(Math.cos(d)) + " tan " + r(Math.tan(d)) + " asin " + r(Math.asin(d)) + " acos " + r(Math.acos(d)) + " atan " + r(Math.atan(d)));
            System.out.println("   exp " + r(Math.exp(d)) + " expm1 " + r(Math.expm1(d)) + " log " + r(Math.log(d)) + " log10 " + r(Math.log10(d)) + " log1p " + r(Math.log1p(d))
                + " sinh " + r(Math.sinh(d)) + " cosh " + r(Math.cosh(d)) + " tanh " + r(Math.tanh(d)) + " sqrt " + r(Math.sqrt(d)) + " cbrt " + r(Math.cbrt(d)));
        }
        double inf = Double.POSITIVE_INFINITY;
        double nan = Double.NaN;
        System.out.println(Math.sin(inf) + " " + Math.exp(inf) + " " + Math.exp(-inf) + " " + Math.log(0) + " " + Math.log(-1) + " " + Math.log(inf) + " " + Math.log10(0) + " " + Math.log1p(-1) + " " + Math.sqrt(-0.0) + " " + Math.sqrt(-1) + " " + Math.sqrt(inf) + " " + Math.cbrt(-inf));
        System.out.println(Math.atan(inf) == Math.PI / 2 ? "pi/2" : "other");
        System.out.println(r(Math.atan2(1, 1)) + " " + r(Math.atan2(-1, -1)) + " " + r(Math.atan2(0.0, -1)) + " " + r(Math.atan2(-0.0, -1)) + " " + Math.atan2(0.0, 1) + " " + Math.atan2(-0.0, 1) + " " + r(Math.atan2(1, 0)) + " " + r(Math.atan2(inf, inf)) + " " + r(Math.atan2(inf, -inf)) + " " + Math.atan2(nan, 1));
        System.out.println(Math.pow(2, 10) + " " + Math.pow(2, -1) + " " + Math.pow(0, 0) + " " + Math.pow(nan, 0) + " " + Math.pow(1, nan) + " " + Math.pow(-8, 1.0 / 3) + " " + Math.pow(-2, 3) + " " + Math.pow(-2, -3) + " " + Math.pow(0.0, -1) + " " + Math.pow(-0.0, -1) + " " + Math.pow(-0.0, -2)
            + " " + Math.pow(-0.0, 3) + " " + Math.pow(inf, -1) + " " + Math.pow(-inf, 3) + " " + Math.pow(-inf, -3) + " " + Math.pow(0.5, inf) + " " + Math.pow(2, inf) + " " + Math.pow(-1, inf) + " " + Math.pow(2, 1024) + " " + Math.pow(2, -1075) + " " + Math.pow(2, -1074) + " " + Math.pow(9, 0.5));
        System.out.println(Math.hypot(3, 4) + " " + Math.hypot(5, 12) + " " + Math.hypot(inf, nan) + " " + Math.hypot(1, nan) + " " + Math.hypot(3e200, 4e200) / 1e200 + " " + Math.hypot(0, -0.0) + " " + r(Math.hypot(1, 1)));
        System.out.println(Math.cbrt(27) + " " + Math.cbrt(-8) + " " + Math.sqrt(2) + " " + Math.sqrt(144) + " " + Math.sqrt(1e-300) + " " + Math.sqrt(Double.MIN_VALUE) + " " + Math.sqrt(0.1));
        System.out.println(Math.tanh(100) + " " + Math.tanh(-inf) + " " + Math.sinh(1000) + " " + Math.cosh(-1000) + " " + Math.expm1(-inf) + " " + Math.exp(0) + " " + Math.log(1) + " " + Math.log10(1000) + " " + Math.log10(1e-5) + " " + Math.acos(1) + " " + Math.asin(2));
        double sum = 0;
        for (int i = 1; i <= 50; i++) sum += Math.sin(i) * Math.cos(i / 2.0) + Math.log(i) - Math.sqrt(i);
        System.out.println(r(sum / 1000));
    }
}
