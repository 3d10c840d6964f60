package libformat;

import java.util.Arrays;
import java.util.Formattable;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;

// %s %S %c %b %n with widths, Formattable, Formatter objects, exceptions in toString.
public class StringFormats {
    static String f(String fmt, Object... a) {
        try {
            return "[" + String.format(Locale.ROOT, fmt, a) + "]";
        } catch (RuntimeException e) {
            return "{" + e.getClass().getSimpleName() + ": " + e.getMessage() + "}";
        }
    }

    static class Name implements Formattable {
        @Override
        public void formatTo(Formatter fmt, int flags, int width, int precision) {
            fmt.format("<%d,%d,%d>", flags, width, precision);
        }

        @Override
        public String toString() {
            return "unused";
        }
    }

    static class Boom {
        @Override
        public String toString() {
            throw new IllegalStateException("boom");
        }
    }

    record Pair(int a, String b) {
    }

    public static void main(String[] args) {
        System.out.println(f("%s", "x") + f("%s", (Object) null) + f("%5s", "ab") + f("%-5s", "ab") + f("%.2s", "abcdef") + f("%8.3s", "abcdef") + f("%-8.3s|", "abcdef") + f("%.0s", "abc") + f("%5s", "longer than five") + f("%.3s", (Object) null));
        System.out.println(f("%S", "mixed Case") + f("%S", (Object) null) + f("%S", "stra\u00dfe") + f("%10S|", "up"));
        System.out.println(f("%s", 1) + f("%s", 1.5) + f("%s", 'c') + f("%s", true) + f("%s", List.of(1, 2)) + f("%s", new Pair(1, "z")) + f("%s", new int[0].length) + f("%s", String.class) + f("%-12s|", Arrays.asList("p", null)));
        System.out.println(f("%c", 'x') + f("%c", 120) + f("%C", 'x') + f("%5c", 'x') + f("%-5c|", 'x') + f("%c", (Object) null) + f("%c", (byte) 65).length() + f("%c", 0x1f600).length());
        System.out.println(f("%c", 0x110000) + f("%c", "s") + f("%c", 1L) + f("%.1c", 'x') + f("%#c", 'x'));
        System.out.println(f("%b", true) + f("%b", Boolean.FALSE) + f("%b", (Object) null) + f("%b", 0) + f("%B", "x") + f("%6b", true) + f("%.1b", true) + f("%-6B|", false));
        System.out.println(f("%s", new Name()) + f("%10s", new Name()) + f("%-10.3s", new Name()) + f("%S", new Name()) + f("%#s", new Name()));
        System.out.println(f("%#s", "x") + f("%s", new Boom()) + f("%+s", "x") + f("%05s", "x") + f("%-s", "x") + f("%,s", "x") + f("% s", "x"));
        System.out.println(f("a%nb").replace(System.lineSeparator(), "$") + f("%5n") + f("%-n") + f("%.2n"));
        System.out.println(f("%s %s %s", (Object[]) new String[] {"1", "2", "3"}) + f("%s", (Object) new String[] {"one"}.length) + f("%2$s-%1$s-%2$s", "a", "b") + f("%s %<s %s", "a", "b"));
        Formatter fm = new Formatter(Locale.ROOT);
        fm.format("%d-%s;", 1, "a").format("%05.1f", 2.25);
        System.out.println(fm + " " + fm.toString().length() + " " + fm.locale().toString().isEmpty());
        StringBuilder sb = new StringBuilder("pre:");
        Formatter on = new Formatter(sb, Locale.ROOT);
        on.format("%x", 48879);
        System.out.println(sb + " " + (on.out() == sb));
        on.close();
        try {
            on.format("x");
        } catch (java.util.FormatterClosedException e) {
            System.out.println(e.getClass().getSimpleName());
        }
        try {
            String.format(null, 1);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        System.out.println("%s+%s=%d".formatted("a", 'b', 3) + " " + String.format("%s", (Object[]) null) + " " + String.format("%d items", 5));
        for (String bad : new String[] {"%y", "%i", "%", "% ", "%s%", "%t", "%T", "%1$", "%#", "%ss%", "%s %", "%-10", "%m$s"}) System.out.println(bad + " " + f(bad, "v"));
        String[][] rows = {{"Item", "Qty", "Price"}, {"Widget", "12", "3.50"}, {"Gear", "7", "12.25"}};
        for (String[] r : rows) System.out.println(String.format("%-10s|%5s|%8s", (Object[]) r));
        System.out.println(f("%s %s", "one"));
        System.out.println(String.format("%d", "last"));
    }
}
