package libformat;

import java.math.BigDecimal;
import java.util.Locale;

// %f %e %g %a with precision, flags, special values and rounding.
public class FloatFormats {
    static String f(String fmt, Object... a) {
        try {
            return "[" + String.format(Locale.ROOT, fmt, a) + "]";
        } catch (RuntimeException e) {
            return "{" + e.getClass().getSimpleName() + ": " + e.getMessage() + "}";
        }
    }

    public static void main(String[] args) {
        String[] fmts = {"%f", "%.0f", "%.1f", "%.2f", "%.3f", "%10.2f", "%-10.2f", "%010.2f", "%+.2f", "% .2f", "%(.2f", "%,.2f", "%+,015.3f", "%#.0f", "%e", "%.0e", "%.3e", "%12.4E", "%+.2e", "%(e", "%#.0e", "%g", "%.3g", "%12.5G", "%,g"};
        Object[] vals = {0.0, -0.0, 1.0, -1.5, 2.5, 0.125, 1234567.891, 1e10, 1e-5, 123456789.0, 0.000123456, -9999.995, 1e20};
        for (String fm : fmts) {
            StringBuilder b = new StringBuilder(fm).append(' ');
            for (Object v : vals) b.append(f(fm, v)).append(' ');
            System.out.println(b);
        }
        for (String fm : new String[] {"%f", "%8.2f", "%-9f|", "%+f", "%(f", "%010f", "%e", "%g", "%a", "% f"}) {
            System.out.println(fm + " " + f(fm, Double.NaN) + f(fm, Double.POSITIVE_INFINITY) + f(fm, Double.NEGATIVE_INFINITY) + f(fm, (Object) null));
        }
        System.out.println(f("%.1f %.1f %.1f %.1f", 0.25, 0.35, 0.45, 0.05) + f("%.0f %.0f %.0f %.0f", 0.5, 1.5, 2.5, 3.5) + f("%.2f %.2f", 1.005, 1.115) + f("%.3f", 2.0005));
        System.out.println(f("%.15f", 0.1) + f("%.20f", 0.1) + f("%.1f", 9.95) + f("%.0f", 9.5) + f("%.0f", 99.5) + f("%.2f", 99.999) + f("%.2e", 9.999) + f("%.0e", 9.5));
        System.out.println(f("%f", 1.5f) + f("%.3f", 0.1f) + f("%.10f", 0.1f) + f("%e", 3.4e38f));
        System.out.println(f("%.2f", new BigDecimal("123456789012345678901234567890.125")) + f("%.3e", new BigDecimal("1234567.89")) + f("%f", new BigDecimal("1E-10")) + f("%,.1f", new BigDecimal("-98765432.15")) + f("%g", new BigDecimal("0.00001")) + f("%.0f", new BigDecimal("2.5")));
        System.out.println(f("%a", 1.0) + f("%a", -0.1) + f("%A", 255.5) + f("%.2a", 1.999) + f("%20a", 0.5) + f("%a", Double.MIN_VALUE) + f("%a", 0.0) + f("%.0a", 1.5));
        System.out.println(f("%g", 0.0001) + f("%g", 0.00001) + f("%g", 123456.0) + f("%g", 1234567.0) + f("%.0g", 5.0) + f("%g", 0.0) + f("%.1g", 0.95));
        for (String bad : new String[] {"%-010.2f", "%+ f", "%.f", "%#g", "%,e", "%f %f", "%.-1f", "%0f"}) System.out.println(bad + " " + f(bad, 1.0));
        for (Object w : new Object[] {1, "x", 'c', true, 1L}) System.out.println(f("%f", w) + f("%e", w) + f("%g", w) + f("%a", w));
        System.out.println(f("%a", new BigDecimal("1")));
        double[] table = {1, 10.5, 100.25, 1000.125, -12345.6789};
        for (double d : table) System.out.println(f("|%12.3f|%-12.1f|%12.2e|%,12.2f|", d, d, d, d));
        double total = 0;
        for (double d : table) total += d;
        System.out.println(f("%s %.4f", total > 0, total));
        System.out.println(f("%.2f%%", 12.345) + f("%5.1f%%|", 99.95) + f("%s", 1.0 / 3) + f("%10s|%-10s|%.4s", 0.5, 1e10, 3.14159));
    }
}
