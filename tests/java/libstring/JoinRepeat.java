package libstring;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;

// String.join, repeat, concat.
public class JoinRepeat {
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
        t("join none", () -> "[" + String.join(",") + "]");
        t("join one", () -> String.join(",", "a"));
        t("join many", () -> String.join("--", "a", "", "c", null));
        t("join empty delim", () -> String.join("", "x", "y", "z"));
        t("join list", () -> String.join(", ", List.of("p", "q", "r")));
        t("join set", () -> String.join("|", new LinkedHashSet<>(Arrays.asList("b", "a", "b", "c"))));
        t("join empty list", () -> "[" + String.join(",", Collections.<String>emptyList()) + "]");
        t("join builders", () -> String.join(new StringBuilder("+"), new StringBuffer("1"), "2", new StringBuilder("3")));
        t("join wide", () -> String.join("\u20ac", "a", "b").length());
        t("join wide part", () -> String.join(",", "a", "\u20ac").codePointAt(2));
        t("join null delim", () -> String.join(null, "a", "b"));
        t("join null array", () -> String.join(",", (CharSequence[]) null));
        t("join null iterable", () -> String.join(",", (Iterable<String>) null));
        t("join null in list", () -> String.join(",", Arrays.asList("a", null)));
        t("repeat 0", () -> "[" + "ab".repeat(0) + "]");
        t("repeat 1 same", () -> {
            String s = "ab";
            return s.repeat(1) == s;
        });
        t("repeat 3", () -> "ab".repeat(3));
        t("repeat char", () -> "=".repeat(20));
        t("repeat wide", () -> "\u20ac".repeat(5).equals("\u20ac\u20ac\u20ac\u20ac\u20ac"));
        t("repeat pair", () -> "\ud83d\ude00".repeat(4).codePointCount(0, 8));
        t("repeat empty", () -> "".repeat(1000000).length());
        t("repeat neg", () -> "x".repeat(-1));
        t("repeat neg empty", () -> "".repeat(-7));
        t("repeat huge", () -> "abcd".repeat(Integer.MAX_VALUE));
        t("repeat hash", () -> "xyz".repeat(33).hashCode());
        t("concat", () -> "a".concat("b").concat("").concat("\u20ac").length());
        t("concat same", () -> {
            String s = "abc";
            return s.concat("") == s;
        });
        t("concat null", () -> "a".concat(null));
        t("plus null", () -> "a" + (String) null + (Object) null);
        t("plus mixed", () -> 1 + 2 + "x" + 1 + 2 + 'c' + 1.0f + 2.5 + true + 10L + (char) 65 + (byte) -1);
        t("char plus char", () -> 'a' + 'b' + "" + 'a' + 'b');
        List<String> rows = new ArrayList<>();
        for (int i = 1; i <= 5; i++) rows.add(" ".repeat(5 - i) + "*".repeat(2 * i - 1));
        System.out.println(String.join("\n", rows));
        String acc = "";
        for (int i = 0; i < 12; i++) {
            acc += i;
            acc += (char) ('a' + i);
        }
        System.out.println(acc + " " + acc.length());
    }
}
