package j21text;

import java.util.Arrays;
import java.util.regex.Pattern;

/** What Java 21 added to String and to regular expressions. */
public class StringMethods {

    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        String s = "abracadabra";
        String wide = "\u03b1\u03b2\u03b1\ud83d\ude00\u03b2\u03b1";
        System.out.println(s.indexOf('a', 1, 5) + " " + s.indexOf('a', 4, 5) + " " + s.indexOf('z', 0, 11) + " " + s.indexOf('a', 3, 3));
        System.out.println(s.indexOf("bra", 2, 11) + " " + s.indexOf("bra", 2, 10) + " " + s.indexOf("", 4, 4) + " " + s.indexOf("abra", 0, 4));
        System.out.println(wide.indexOf('\u03b2', 2, 6) + " " + wide.indexOf(0x1f600, 0, 5) + " " + wide.indexOf(0x1f600, 0, 4) + " " + wide.indexOf("\u03b1", 1, 3));
        attempt(() -> System.out.println(s.indexOf('a', -1, 3)));
        attempt(() -> System.out.println(s.indexOf('a', 3, 12)));
        attempt(() -> System.out.println(s.indexOf("a", 5, 4)));
        System.out.println(Arrays.toString("a1b22c333d".splitWithDelimiters("\\d+", 0)));
        System.out.println(Arrays.toString("a1b22c333d".splitWithDelimiters("\\d+", 2)));
        System.out.println(Arrays.toString("a,b,,c,,".splitWithDelimiters(",", 0)));
        System.out.println(Arrays.toString("a,b,,c,,".splitWithDelimiters(",", -1)));
        System.out.println(Arrays.toString("a.b|c".splitWithDelimiters("|", 0)));
        System.out.println(Arrays.toString("none".splitWithDelimiters(";", 0)) + Arrays.toString("".splitWithDelimiters(";", 0)));
        System.out.println(Arrays.toString(Pattern.compile("[+*()-]").splitWithDelimiters("3+4*(2-1)", 0)));
        System.out.println(Arrays.toString(Pattern.compile("(?i)x").splitWithDelimiters("1x2X3", 3)));
        System.out.println(Arrays.toString("boo:and:foo".splitWithDelimiters("o", 5)));
        System.out.println("ab".repeat(3) + " " + "  x ".strip() + "|" + " y ".stripLeading() + "|" + " z ".stripTrailing() + "|");
        System.out.println("a\nb\r\nc".lines().toList() + " " + "x".isBlank() + " " + "%d-%s".formatted(3, "q"));
        System.out.println("line".indent(2).replace("\n", "$") + "esc\\tq".translateEscapes() + "  a\n   b".stripIndent());
        System.out.println("abc".transform(t -> t + t.length()) + " " + "hello".chars().filter(c -> c == 'l').count());
        String block = """
            Dear "reader",
              indented \
            joined
            tab\there\s
            """;
        System.out.print(block);
        System.out.println(block.length() + " " + "abc".describeConstable().get() + " " + "B".compareToIgnoreCase("a"));
    }
}
