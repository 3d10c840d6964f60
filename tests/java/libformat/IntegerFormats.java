package libformat;

import java.math.BigInteger;
import java.util.Locale;

// %d %x %o with every flag and width, for all integral types.
public class IntegerFormats {
    static String f(String fmt, Object... a) {
        try {
            return "[" + String.format(Locale.ROOT, fmt, a) + "]";
        } catch (RuntimeException e) {
            return "{" + e.getClass().getSimpleName() + ": " + e.getMessage() + "}";
        }
    }

    public static void main(String[] args) {
        String[] fmts = {"%d", "%5d", "%-5d", "%05d", "%+d", "% d", "%,d", "%(d", "%+,d", "%(,d", "%+010d", "% 08d", "%,15d", "%-,15d", "%(010d", "%x", "%X", "%#x", "%08x", "%#010X", "%-10x|", "%o", "%#o", "%012o", "%15o"};
        Object[] vals = {0, 7, -42, 1234567, Integer.MIN_VALUE, Long.MAX_VALUE, Long.MIN_VALUE, (byte) -1, (short) -300, new BigInteger("-123456789012345678901234567890")};
        for (String fm : fmts) {
            StringBuilder b = new StringBuilder(fm).append(' ');
            for (Object v : vals) b.append(f(fm, v)).append(' ');
            System.out.println(b);
        }
        System.out.println(f("%+x", new BigInteger("255")) + f("%(x", new BigInteger("-255")) + f("% x", new BigInteger("255")) + f("%#x", new BigInteger("-255")) + f("%+#010o", new BigInteger("8")));
        System.out.println(f("%d", (Object) null) + f("%5d", (Object) null) + f("%-8x|", (Object) null) + f("%,d", (Object) null));
        String[] bad = {"%-05d", "%+ d", "%5", "%-d", "%0d", "%.3d", "%#d", "%,x", "%+x", "%(x", "% o", "%++d", "%q", "%", "%5%d", "%z%d", "%1", "%d %d", "%2$d", "%-", "%$d", "%0$d", "%99999999999d"};
        for (String s : bad) System.out.println(s + " " + f(s, 5));
        Object[] wrong = {"str", 1.5, 'c', true, new Object[0].length == 0 ? 'x' : 0};
        for (Object w : wrong) System.out.println(f("%d", w) + f("%x", w) + f("%o", w));
        System.out.println(f("%d%%|%n".replace("%n", ""), 50) + f("%5%") + f("%-5%|") + f("%c%c", 65, 'b'));
        System.out.println(f("%2$d %1$d", 1, 2) + f("%d %<d %d", 1, 2) + f("%3$s %s %s %<s", "a", "b", "c") + f("%1$d %1$x %1$o", 64) + f("%<d", 1) + f("%d", 1, 2, 3) + f("%d"));
        System.out.println(f("%s %s", "only") + f("plain") + f("") + f("%1$s %3$s", 1, 2));
        System.out.println(f("%tQ", "x") + f("%td", 1.5));
        System.out.println(f("%,d %,d %,d %,d", 999, 1000, -1000, 100000000000L) + f("%,.2f", 1234.5) + f("%,08d", 12345));
        System.out.println(f("%h %h %h %H", "hi", 255, null, "hi") + f("%10h|%-10h|", 1, 2));
        System.out.println(f("%b %B %b %b %10b|%-7b|%.2b", true, false, null, "x", true, false, true));
    }
}
