package libio;

import java.util.Locale;
import java.util.Scanner;

// Scanner on strings: tokens, typed reads, mismatches, delimiters, lines, patterns.
public class ScannerTokens {
    interface Body {
        Object get() throws Exception;
    }

    static void t(String label, Body body) {
        try {
            System.out.println(label + " -> " + body.get());
        } catch (Throwable e) {
            System.out.println(label + " threw " + e);
        }
    }

    static Scanner sc(String s) {
        return new Scanner(s).useLocale(Locale.ROOT);
    }

    public static void main(String[] args) {
        t("tokens", () -> {
            Scanner s = sc("  one two\tthree\n four ");
            StringBuilder b = new StringBuilder();
            while (s.hasNext()) b.append('[').append(s.next()).append(']');
            return b;
        });
        t("typed", () -> {
            Scanner s = sc("42 -7 9999999999 3.5 true FALSE 0x1F 1e3 77 5 6 12");
            return s.nextInt() + " " + s.nextShort() + " " + s.nextLong() + " " + s.nextDouble() + " " + s.nextBoolean() + " " + s.nextBoolean() + " " + s.next() + " " + s.nextDouble() + " " + s.nextByte() + " " + s.nextBigInteger() + " " + s.nextBigDecimal() + " " + s.nextInt(8);
        });
        t("mismatch", () -> sc("abc").nextInt());
        t("mismatch keeps token", () -> {
            Scanner s = sc("abc 5");
            try {
                s.nextInt();
            } catch (java.util.InputMismatchException e) {
                return s.next() + s.nextInt();
            }
            return "";
        });
        t("out of range", () -> sc("99999999999").nextInt());
        t("double mismatch", () -> sc("x1").nextDouble());
        t("bool mismatch", () -> sc("yes").nextBoolean());
        t("next empty", () -> sc("  ").next());
        t("nextInt empty", () -> sc("").nextInt());
        t("nextLine empty", () -> sc("").nextLine());
        t("has", () -> {
            Scanner s = sc("12 x");
            return s.hasNextInt() + " " + s.hasNextDouble() + " " + s.hasNextBoolean() + " " + s.nextInt() + " " + s.hasNextInt() + " " + s.hasNext() + " " + s.next() + " " + s.hasNext();
        });
        t("lines", () -> {
            Scanner s = sc("a b\n\nc\r\nlast");
            StringBuilder b = new StringBuilder();
            while (s.hasNextLine()) b.append('<').append(s.nextLine()).append('>');
            return b;
        });
        t("nextInt then nextLine", () -> {
            Scanner s = sc("5\nhello world\n6 rest of line\n");
            int a = s.nextInt();
            String empty = s.nextLine();
            String l = s.nextLine();
            int c = s.nextInt();
            return a + "[" + empty + "][" + l + "]" + c + "[" + s.nextLine() + "]" + s.hasNextLine();
        });
        t("delimiter", () -> {
            Scanner s = sc("a,b,,c , d").useDelimiter(",");
            StringBuilder b = new StringBuilder();
            while (s.hasNext()) b.append('[').append(s.next()).append(']');
            return b + " " + s.delimiter();
        });
        t("delimiter regex", () -> {
            Scanner s = sc("1fish2fish33fish").useDelimiter("fish");
            int sum = 0;
            while (s.hasNextInt()) sum += s.nextInt();
            return sum;
        });
        t("delimiter spaces", () -> sc("k = v").useDelimiter("\\s*=\\s*").tokens().toList());
        t("pattern", () -> {
            Scanner s = sc("ab12 cd");
            return s.hasNext("[a-z]+\\d+") + " " + s.next("[a-z]+\\d+") + " " + s.hasNext("\\d+");
        });
        t("pattern mismatch", () -> sc("zzz").next("\\d+"));
        t("findInLine", () -> {
            Scanner s = sc("x=10, y=20\nz=30");
            return s.findInLine("y=(\\d+)") + " " + s.match().group(1) + " " + s.findInLine("z") + " " + s.nextLine() + " " + s.nextLine();
        });
        t("findWithinHorizon", () -> sc("aaa bbb ccc").findWithinHorizon("b+", 0) + " " + sc("aaa bbb").findWithinHorizon("b+", 3));
        t("skip", () -> sc("   abc").skip("\\s*a").next());
        t("skip none", () -> sc("abc").skip("x"));
        t("findAll", () -> sc("a1b22c333").findAll("\\d+").map(m -> m.group()).toList());
        t("closed", () -> {
            Scanner s = sc("a");
            s.close();
            return s.next();
        });
        t("radix", () -> {
            Scanner s = sc("ff 10").useRadix(16);
            return s.nextInt() + " " + s.nextInt() + " " + s.radix();
        });
        t("grouped", () -> sc("1,234,567").nextInt());
        t("signs", () -> {
            Scanner s = sc("+5 -0 -3.25 .5");
            return s.nextInt() + " " + s.nextInt() + " " + s.nextDouble() + " " + s.nextDouble();
        });
    }
}
