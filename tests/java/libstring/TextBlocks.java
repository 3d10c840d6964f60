package libstring;

import java.util.List;
import java.util.stream.Collectors;

// lines, indent, stripIndent, translateEscapes, transform and text blocks.
public class TextBlocks {
    static String esc(String s) {
        if (s == null) return "null";
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c < 32 || c > 126) b.append('<').append(Integer.toHexString(c)).append('>');
            else b.append(c);
        }
        return b.toString();
    }
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

    public static void main(String[] args) {
        for (String s : new String[] {"", "\n", "a", "a\n", "a\nb", "a\r\nb\rc\n\nd", "\r", "\n\n", "\r\n\r\n", "a\u20ac\nb"}) {
            List<String> l = s.lines().collect(Collectors.toList());
            System.out.println(esc(s) + " lines " + l.size() + " " + esc(l.toString()));
        }
        for (int n : new int[] {-3, -1, 0, 1, 4}) {
            System.out.println(n + " " + esc("a\n  b\n\tc\n\n d".indent(n)));
        }
        System.out.println(esc("".indent(3)) + "|" + esc("x".indent(0)) + "|" + esc("x\r\ny".indent(1)));
        System.out.println(esc("   a\n     b\n   c".stripIndent()));
        System.out.println(esc("   a  \n  b\n".stripIndent()));
        System.out.println(esc("   a\n\n   b\n ".stripIndent()));
        System.out.println(esc("\ta\n\t\tb".stripIndent()));
        System.out.println(esc("  \n    ".stripIndent()) + "|" + esc("".stripIndent()) + "|" + esc("  x".stripIndent()));
        System.out.println(esc("a\\tb\\nc\\\\d\\\"e\\'f\\s|\\101\\60\\7z".translateEscapes()));
        System.out.println(esc("join\\\nnext \\r\\f\\b\\0 \\377\\400".translateEscapes()));
        t("bad escape", () -> "a\\q".translateEscapes());
        t("dangling", () -> "a\\".translateEscapes());
        t("unicode escape not handled", () -> "\\u0041".translateEscapes());
        t("transform", () -> "abc".transform(x -> x + x.length()));
        t("transform type", () -> "41".<Integer>transform(Integer::parseInt) + 1);
        t("transform null", () -> "41".transform(null));
        String block = """
            <html>
              <body class="x">\t\\tab
                text \
            continued   \s
              </body>""" + """

              tail
            """;
        System.out.println(esc(block));
        System.out.println(esc("""
            quotes \""" and "" here
            """));
        System.out.println("""
            %s has %d items""".formatted("cart", 3));
        String same = """
            a
            b
            """;
        System.out.println(same == "a\nb\n");
        System.out.println(same.lines().map(String::strip).collect(Collectors.joining("+")));
    }
}
