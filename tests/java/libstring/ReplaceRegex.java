package libstring;

// replaceAll, replaceFirst, matches: group references, escapes, failures.
public class ReplaceRegex {
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
        t("digits", () -> "a1b22c333".replaceAll("[0-9]+", "#"));
        t("first", () -> "a1b22c333".replaceFirst("[0-9]+", "#"));
        t("no match", () -> "abc".replaceAll("[0-9]", "#") + " " + "abc".replaceFirst("x", "y"));
        t("swap", () -> "key=value".replaceAll("(\\w+)=(\\w+)", "$2=$1"));
        t("group 0", () -> "ab".replaceAll("[ab]", "<$0>"));
        t("two digit ref", () -> "abc".replaceAll("(a)(b)(c)", "$32$11"));
        t("named", () -> "2024-05".replaceAll("(?<y>\\d+)-(?<m>\\d+)", "${m}/${y}"));
        t("escaped dollar", () -> "5".replaceAll("5", "\\$5"));
        t("escaped backslash", () -> "a/b".replaceAll("/", "\\\\"));
        t("escaped letter", () -> "a".replaceAll("a", "\\q"));
        t("missing group", () -> "a".replaceAll("a", "$1"));
        t("missing name", () -> "a".replaceAll("a", "${nope}"));
        t("bad ref", () -> "a".replaceAll("a", "$x"));
        t("dangling dollar", () -> "a".replaceAll("a", "$"));
        t("dangling backslash", () -> "a".replaceAll("a", "\\"));
        t("unmatched group is empty", () -> "ac".replaceAll("a(b)?c", "[$1]"));
        t("empty pattern", () -> "abc".replaceAll("", "-"));
        t("star", () -> "abc".replaceAll("x*", "-"));
        t("star 2", () -> "axxb".replaceAll("x*", "-"));
        t("lazy", () -> "<a><b>".replaceAll("<.*?>", "T") + " " + "<a><b>".replaceAll("<.*>", "T"));
        t("anchors", () -> "aaa".replaceAll("^a", "b") + " " + "aaa".replaceAll("a$", "b"));
        t("multiline", () -> "x\nx\nx".replaceAll("(?m)^x$", "y").replace("\n", "|"));
        t("boundary", () -> "one two".replaceAll("\\b(\\w)", "_$1"));
        t("case flag", () -> "Hello hELLO".replaceAll("(?i)hello", "bye"));
        t("dot newline", () -> "a\nb".replaceAll("a.b", "x").length() + " " + "a\nb".replaceAll("(?s)a.b", "x"));
        t("backreference", () -> "aabbcd".replaceAll("(.)\\1", "$1"));
        t("trim ws", () -> "  a   b  ".replaceAll("\\s+", " ").trim());
        t("camel", () -> "someLongName".replaceAll("([A-Z])", "_$1").toLowerCase(java.util.Locale.ROOT));
        t("thousands", () -> "1234567".replaceAll("(?<=\\d)(?=(\\d{3})+$)", ","));
        t("syntax 1", () -> "a".replaceAll("(", "x"));
        t("syntax 2", () -> "a".replaceAll("[a", "x"));
        t("syntax 3", () -> "a".replaceAll("*", "x"));
        t("matches", () -> "abc".matches("a.c") + " " + "abcd".matches("abc") + " " + "".matches("") + " " + "".matches("a*"));
        t("matches whole", () -> "x1".matches("\\d") + " " + "1".matches("\\d") + " " + "a\n".matches("a") + " " + "12ab".matches("\\d+[a-z]{2}"));
        t("matches bad", () -> "a".matches("a{2,1}"));
        t("null regex", () -> "a".matches(null));
        t("null replacement", () -> "a".replaceAll("a", null));
        t("same when none", () -> "abc".replaceAll("z", "y").equals("abc"));
    }
}
