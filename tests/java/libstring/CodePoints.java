package libstring;

import java.util.Arrays;
import java.util.PrimitiveIterator;
import java.util.stream.Collectors;

// chars(), codePoints(), code point constructors, unpaired surrogates.
public class CodePoints {
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

    static String hex(int[] a) {
        return Arrays.stream(a).mapToObj(Integer::toHexString).collect(Collectors.joining(" "));
    }

    public static void main(String[] args) {
        String[] all = {"", "abc", "\u00e9\u00ff", "a\u20ac", "\ud83d\ude00", "\ude00\ud83d", "x\ud83d", "\ud83dx", "\ud83d\ud83d\ude00\ude00"};
        for (String s : all) {
            System.out.println(esc(s) + " chars " + hex(s.chars().toArray()) + " | cps " + hex(s.codePoints().toArray())
                + " | " + s.chars().count() + "/" + s.codePoints().count());
        }
        t("sum", () -> "hello".chars().sum());
        t("filter", () -> "h3ll0 w0rld".chars().filter(Character::isDigit).mapToObj(c -> String.valueOf((char) c)).collect(Collectors.joining(",")));
        t("max", () -> "hello".chars().max().getAsInt());
        t("distinct", () -> "mississippi".chars().distinct().mapToObj(Character::toString).collect(Collectors.joining()));
        t("sorted", () -> "mississippi".chars().sorted().mapToObj(Character::toString).collect(Collectors.joining()));
        t("iterator", () -> {
            PrimitiveIterator.OfInt it = "a\ud83d\ude00".codePoints().iterator();
            StringBuilder b = new StringBuilder();
            while (it.hasNext()) b.append(it.nextInt()).append(' ');
            return b;
        });
        int[] cps = {0x41, 0x1f600, 0xe9, 0x10ffff, 0xd800};
        t("ctor", () -> esc(new String(cps, 0, cps.length)));
        t("ctor part", () -> esc(new String(cps, 1, 2)));
        t("ctor zero", () -> new String(cps, 5, 0).length());
        t("ctor bad range", () -> new String(cps, 2, 9));
        t("ctor neg", () -> new String(cps, -1, 1));
        t("ctor bad cp", () -> new String(new int[] {65, 0x110000}, 0, 2));
        t("ctor neg cp", () -> new String(new int[] {-1}, 0, 1));
        t("toString cp", () -> esc(Character.toString(0x1f600)) + " " + Character.toString(65));
        t("toString bad", () -> Character.toString(0x110000));
        t("appendCodePoint", () -> esc(new StringBuilder().appendCodePoint(0x1f600).appendCodePoint('z').toString()));
        t("appendCodePoint bad", () -> new StringBuilder().appendCodePoint(-2));
        t("toChars", () -> Character.toChars(0x1f600).length + " " + Character.toChars(0x20ac).length);
        t("toChars bad", () -> Character.toChars(0x7fffffff));
        t("toCodePoint", () -> Integer.toHexString(Character.toCodePoint('\ud83d', '\ude00')));
        t("high low", () -> Integer.toHexString(Character.highSurrogate(0x1f600)) + " " + Integer.toHexString(Character.lowSurrogate(0x1f600)));
        t("charCount", () -> Character.charCount(0xffff) + " " + Character.charCount(0x10000));
        t("predicates", () -> Character.isSurrogate('\ud83d') + " " + Character.isHighSurrogate('\ude00') + " "
            + Character.isLowSurrogate('\ude00') + " " + Character.isSurrogatePair('\ud83d', '\ude00') + " "
            + Character.isSurrogatePair('\ude00', '\ud83d') + " " + Character.isValidCodePoint(0x110000)
            + " " + Character.isBmpCodePoint(0xffff) + " " + Character.isSupplementaryCodePoint(0xffff));
        t("array codePointAt", () -> Character.codePointAt(new char[] {'\ud83d', '\ude00'}, 0, 1));
        t("array codePointAt limit", () -> Character.codePointAt(new char[] {'a'}, 0, 2));
        String walk = "z\ud83d\ude00\u20ac!";
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < walk.length(); i += Character.charCount(walk.codePointAt(i))) b.append(i).append(':').append(walk.codePointAt(i)).append(' ');
        System.out.println(b);
    }
}
