package libwrap;

// Double.toString over well-behaved values: the layout rules, powers, decimals, extremes.
public class DoubleToStr {
    static void p(double... ds) {
        StringBuilder b = new StringBuilder();
        for (double d : ds) b.append(d).append(' ');
        System.out.println(b.toString().trim());
    }

    public static void main(String[] args) {
        p(0.0, -0.0, 1.0, -1.0, 10.0, 100.0, 123456.0, 1234567.0, 9999999.0, 1.0E7, 12345678.0, 1.0E8);
        p(0.1, 0.01, 0.001, 0.0001, 0.00012345, 1.0E-5, 0.5, 0.25, 0.125, 0.0625, 0.03125, 0.999, 0.0010000000000000002);
        p(1.5, 2.25, 3.14159, 2.718281828459045, 3.141592653589793, 1.4142135623730951, 0.3333333333333333, 0.6666666666666666, 1.1, 2.2, 3.3000000000000003);
        p(Double.MAX_VALUE, -Double.MAX_VALUE, Double.MIN_VALUE, Double.MIN_NORMAL, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN);
        p(1e10, 1e15, 1e16, 1e17, 1e18, 1e20, 1e21, 1e22, 1e50, 1e100, 1e200, 1e300, 1e308);
        p(1e-4, 1e-6, 1e-7, 1e-10, 1e-20, 1e-50, 1e-100, 1e-200, 1e-300, 1e-307);
        p(9007199254740991.0, 9007199254740992.0, 9007199254740993.0, 4503599627370495.5, 4503599627370497.0, 123456789012345680.0);
        p(0.1 + 0.2, 0.1 * 3, 1.0 / 3, 2.0 / 3, 10.0 / 3, 1e16 + 1, 100 * 1.1, 0.7 + 0.1, 4.35 * 100, 1.005 * 1000);
        p(4.9E-324 * 3, Double.MIN_NORMAL / 2, Double.MIN_NORMAL - Double.MIN_VALUE, 2.2250738585072014E-308);
        p((double) Float.MAX_VALUE, (double) Float.MIN_VALUE, (double) 0.1f, (double) 3.3f, (double) 16777216f);
        p(Long.MAX_VALUE, Long.MIN_VALUE, Integer.MAX_VALUE, Integer.MIN_VALUE);
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 54; i++) b.append(Math.scalb(1.0, i)).append(' ');
        System.out.println(b);
        b.setLength(0);
        for (int i = 1; i < 24; i++) b.append(Math.scalb(1.0, -i)).append(' ');
        System.out.println(b);
        b.setLength(0);
        for (int i = 0; i <= 40; i++) b.append(i / 20.0).append(' ').append(i / 7.0).append(' ');
        System.out.println(b);
        b.setLength(0);
        double x = 1;
        for (int i = 1; i <= 25; i++) {
            x *= i;
            b.append(x).append(' ');
        }
        System.out.println(b);
        System.out.println(Double.toString(12.5) + Double.valueOf(12.50).toString() + String.valueOf(12.5e0) + (12.5 + "") + new StringBuilder().append(12.5));
        System.out.println(Double.toHexString(1.0) + " " + Double.toHexString(-0.1) + " " + Double.toHexString(Double.MAX_VALUE) + " " + Double.toHexString(Double.MIN_VALUE)
            + " " + Double.toHexString(0.0) + " " + Double.toHexString(Double.NaN) + " " + Double.toHexString(Double.NEGATIVE_INFINITY) + " " + Double.toHexString(Double.MIN_NORMAL));
    }
}
