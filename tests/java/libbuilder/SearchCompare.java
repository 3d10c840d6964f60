package libbuilder;

import java.util.Arrays;
import java.util.stream.Collectors;

// indexOf, lastIndexOf, compareTo, equals, chars, code points on builders.
public class SearchCompare {
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
        StringBuilder b = new StringBuilder("she sells sea shells");
        for (String s : new String[] {"s", "se", "she", "shells", "", "zz", "sea shells!"}) {
            System.out.println("'" + s + "' " + b.indexOf(s) + " " + b.indexOf(s, 1) + " " + b.indexOf(s, -4) + " " + b.indexOf(s, 99)
                + " " + b.lastIndexOf(s) + " " + b.lastIndexOf(s, 8) + " " + b.lastIndexOf(s, -1) + " " + b.lastIndexOf(s, 99));
        }
        t("indexOf null", () -> b.indexOf(null));
        t("compare", () -> new StringBuilder("abc").compareTo(new StringBuilder("abd")) + " " + new StringBuilder("abc").compareTo(new StringBuilder("ab"))
            + " " + new StringBuilder().compareTo(new StringBuilder()) + " " + new StringBuilder("a").compareTo(new StringBuilder("\u20ac")));
        t("compare self", () -> b.compareTo(b));
        t("compare null", () -> b.compareTo(null));
        t("equals is identity", () -> new StringBuilder("a").equals(new StringBuilder("a")) + " " + b.equals(b) + " " + b.equals("she sells sea shells"));
        t("contentEquals", () -> "she sells sea shells".contentEquals(b));
        t("sort", () -> {
            StringBuilder[] a = {new StringBuilder("pear"), new StringBuilder("apple"), new StringBuilder("fig"), new StringBuilder("Fig")};
            Arrays.sort(a);
            return Arrays.toString(a);
        });
        t("chars", () -> b.chars().filter(c -> c == 's').count() + " " + b.chars().distinct().count());
        t("codePoints", () -> new StringBuilder("a\ud83d\ude00b\ud83d").codePoints().mapToObj(Integer::toHexString).collect(Collectors.joining(",")));
        StringBuilder cp = new StringBuilder("a\ud83d\ude00b");
        t("codePointAt", () -> cp.codePointAt(1) + " " + cp.codePointAt(2) + " " + cp.codePointBefore(3) + " " + cp.codePointBefore(1));
        t("codePointAt bad", () -> cp.codePointAt(4));
        t("codePointBefore bad", () -> cp.codePointBefore(0));
        t("codePointCount", () -> cp.codePointCount(0, 4) + " " + cp.codePointCount(0, 2));
        t("codePointCount bad", () -> cp.codePointCount(0, 5));
        t("offset", () -> cp.offsetByCodePoints(0, 2) + " " + cp.offsetByCodePoints(4, -2));
        t("offset bad", () -> cp.offsetByCodePoints(0, 4));
        char[] dst = new char[6];
        Arrays.fill(dst, '.');
        b.getChars(4, 9, dst, 1);
        System.out.println(new String(dst));
        t("getChars bad src", () -> {
            b.getChars(0, 50, dst, 0);
            return "ok";
        });
        t("getChars reversed", () -> {
            b.getChars(3, 1, dst, 0);
            return "ok";
        });
        t("getChars bad dst", () -> {
            b.getChars(0, 6, dst, 1);
            return "ok";
        });
        t("class", () -> b.getClass().getName() + " " + (b instanceof CharSequence) + " " + ((Object) b instanceof Comparable) + " " + ((Object) b instanceof Appendable));
        int n = 0;
        for (int at = b.indexOf("s"); at >= 0; at = b.indexOf("s", at + 1)) {
            b.setCharAt(at, 'S');
            n++;
        }
        System.out.println(n + " " + b);
        while (b.indexOf("S") >= 0) b.deleteCharAt(b.lastIndexOf("S"));
        System.out.println(b + " " + b.length());
    }
}
