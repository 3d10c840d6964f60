package libstring;

// Positions inside a string: chars, code points and their index failures.
public class CharAccess {
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
        String plain = "hello";
        String mixed = "a\ud83d\ude00b\u00e9\ud83d";
        t("len", () -> plain.length() + " " + mixed.length() + " " + "".length());
        t("empty", () -> "".isEmpty() + " " + " ".isEmpty());
        for (int i = -1; i <= plain.length(); i++) {
            final int k = i;
            t("charAt " + k, () -> plain.charAt(k));
        }
        for (int i = -1; i <= mixed.length(); i++) {
            final int k = i;
            t("m.charAt " + k, () -> (int) mixed.charAt(k));
            t("m.cpAt " + k, () -> Integer.toHexString(mixed.codePointAt(k)));
            t("m.cpBefore " + k, () -> Integer.toHexString(mixed.codePointBefore(k)));
        }
        t("cpBefore 7", () -> mixed.codePointBefore(7));
        t("latin cpAt 5", () -> plain.codePointAt(5));
        t("latin cpBefore 0", () -> plain.codePointBefore(0));
        t("count all", () -> mixed.codePointCount(0, mixed.length()));
        t("count mid", () -> mixed.codePointCount(2, 4));
        t("count split", () -> mixed.codePointCount(0, 2));
        t("count bad", () -> mixed.codePointCount(3, 2));
        t("count neg", () -> mixed.codePointCount(-1, 2));
        t("count long", () -> plain.codePointCount(0, 6));
        t("offset 0+2", () -> mixed.offsetByCodePoints(0, 2));
        t("offset 6-3", () -> mixed.offsetByCodePoints(6, -3));
        t("offset 2+1", () -> mixed.offsetByCodePoints(2, 1));
        t("offset far", () -> mixed.offsetByCodePoints(0, 9));
        t("offset back", () -> mixed.offsetByCodePoints(1, -2));
        t("offset index", () -> mixed.offsetByCodePoints(7, 0));
        t("empty charAt", () -> "".charAt(0));
        t("null charAt", () -> ((String) null).charAt(0));
        CharSequence cs = plain;
        t("cs charAt", () -> cs.charAt(4));
        t("cs charAt bad", () -> cs.charAt(99));
        t("cs isEmpty", () -> cs.isEmpty());
        t("min", () -> plain.charAt(Integer.MIN_VALUE));
        t("max", () -> plain.charAt(Integer.MAX_VALUE));
    }
}
