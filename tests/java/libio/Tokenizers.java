package libio;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.StringJoiner;
import java.util.StringTokenizer;

// StringTokenizer and StringJoiner.
public class Tokenizers {
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

    static List<String> all(StringTokenizer st) {
        List<String> l = new ArrayList<>();
        while (st.hasMoreTokens()) l.add(st.nextToken());
        return l;
    }

    public static void main(String[] args) {
        t("default", () -> all(new StringTokenizer(" this is\ta\ntest\r\fdone ")));
        t("delims", () -> all(new StringTokenizer("a,b;c,,;d", ",;")));
        t("return delims", () -> all(new StringTokenizer("3+4*(2-1)", "+-*()", true)));
        t("count", () -> {
            StringTokenizer st = new StringTokenizer("a b c d");
            int before = st.countTokens();
            st.nextToken();
            return before + " " + st.countTokens() + " " + st.nextElement() + " " + st.hasMoreElements();
        });
        t("change delims", () -> {
            StringTokenizer st = new StringTokenizer("key=val ue;next");
            return st.nextToken("=") + "|" + st.nextToken(";") + "|" + st.nextToken() + "|" + st.hasMoreTokens();
        });
        t("empty", () -> new StringTokenizer("").hasMoreTokens() + " " + new StringTokenizer(",,", ",").countTokens() + " " + all(new StringTokenizer("abc", "")));
        t("exhausted", () -> new StringTokenizer("").nextToken());
        t("null", () -> new StringTokenizer(null));
        t("null delim", () -> all(new StringTokenizer("a b", null)));
        t("enumeration", () -> Collections.list(new StringTokenizer("x y z")));
        t("as iterator", () -> {
            var it = new StringTokenizer("p q").asIterator();
            return it.next() + "" + it.next() + it.hasNext();
        });
        t("supplementary delim", () -> all(new StringTokenizer("a\ud83d\ude00b", "\ud83d\ude00")));
        t("joiner", () -> new StringJoiner(", ").add("a").add("b") + " " + new StringJoiner(",", "[", "]") + " " + new StringJoiner("-", "<", ">").add("x").add(null).add(""));
        t("joiner empty value", () -> {
            StringJoiner j = new StringJoiner(",", "{", "}").setEmptyValue("EMPTY");
            String a = j.toString() + j.length();
            j.add("");
            return a + " " + j + " " + j.length();
        });
        t("joiner merge", () -> {
            StringJoiner a = new StringJoiner(",", "(", ")").add("1").add("2");
            StringJoiner b = new StringJoiner(";", "<", ">").add("3").add("4");
            a.merge(b).merge(new StringJoiner("x")).merge(a);
            return a + " " + a.length();
        });
        t("joiner null", () -> new StringJoiner(null));
        t("joiner null empty", () -> new StringJoiner(",").setEmptyValue(null));
        t("joiner builder parts", () -> new StringJoiner("/").add(new StringBuilder("sb")).add(new StringBuffer("buf")));
        t("calc", () -> {
            StringTokenizer st = new StringTokenizer("2 + 3 * 4 - 5", "+-* ", true);
            List<Integer> terms = new ArrayList<>();
            char op = '+';
            while (st.hasMoreTokens()) {
                String tok = st.nextToken();
                if (tok.isBlank()) continue;
                if (Character.isDigit(tok.charAt(0))) {
                    int v = Integer.parseInt(tok);
                    switch (op) {
                        case '+' -> terms.add(v);
                        case '-' -> terms.add(-v);
                        default -> terms.set(terms.size() - 1, terms.get(terms.size() - 1) * v);
                    }
                } else op = tok.charAt(0);
            }
            return terms + " " + terms.stream().mapToInt(x -> x).sum();
        });
        StringTokenizer st = new StringTokenizer("one two");
        try {
            for (;;) System.out.println(st.nextToken());
        } catch (NoSuchElementException e) {
            System.out.println("end " + e.getMessage());
        }
    }
}
