package libwrap;

// Character as a number and an object: digit, forDigit, getNumericValue, compare, names.
public class CharNumbers {
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
        StringBuilder b = new StringBuilder();
        for (char c : "0189azAZ!_ ".toCharArray()) {
            b.append(c).append(':').append(Character.digit(c, 10)).append('/').append(Character.digit(c, 16)).append('/').append(Character.digit(c, 36))
                .append('/').append(Character.digit(c, 2)).append('/').append(Character.digit(c, 37)).append('/').append(Character.digit(c, 1))
                .append('/').append(Character.getNumericValue(c)).append(' ');
        }
        System.out.println(b);
        int[] cps = {0x660, 0x669, 0x966, 0xff19, 0xff21, 0xff5a, 0xb2, 0xbd, 0x2153, 0x2167, 0x216c, 0x2180, 0x3007, 0x4e00, 0x1d7d8, 0x104a9, 0x1f100, 0x2460, 0xbf0, 0xbf2};
        for (int c : cps) System.out.println(Integer.toHexString(c) + " digit " + Character.digit(c, 10) + " num " + Character.getNumericValue(c) + " isDigit " + Character.isDigit(c));
        b.setLength(0);
        for (int r : new int[] {2, 8, 10, 16, 36}) for (int d = -1; d <= r; d += Math.max(1, r / 4)) b.append((int) Character.forDigit(d, r)).append(' ');
        System.out.println(b);
        t("compare", () -> Character.compare('a', 'b') + " " + Character.compare('z', 'a') + " " + Character.valueOf('m').compareTo('a') + " " + Character.compare('\uffff', '\0'));
        t("equals", () -> Character.valueOf('a').equals('a') + " " + Character.valueOf('a').equals("a") + " " + Character.valueOf('a').equals(97));
        t("toString", () -> Character.toString('q') + Character.valueOf('q') + String.valueOf('q') + Character.valueOf('q').toString());
        t("limits", () -> (int) Character.MIN_VALUE + " " + (int) Character.MAX_VALUE + " " + Character.MIN_RADIX + " " + Character.MAX_RADIX + " " + Character.MAX_CODE_POINT
            + " " + (int) Character.MIN_HIGH_SURROGATE + " " + (int) Character.MAX_LOW_SURROGATE + " " + Character.MIN_SUPPLEMENTARY_CODE_POINT);
        t("arith", () -> (char) ('a' + 25) + " " + ('z' - 'a') + " " + (char) ('A' | 32) + " " + (char) ('a' ^ 32) + " " + (int) (char) ('\0' - 1));
        t("incr", () -> {
            char c = 'y';
            c++;
            c += 1;
            c -= 2;
            char d = c--;
            return c + "" + d + (int) c;
        });
        t("wrap", () -> {
            char c = Character.MAX_VALUE;
            c++;
            char d = 0;
            d--;
            return (int) c + " " + (int) d;
        });
        t("caesar", () -> {
            StringBuilder out = new StringBuilder();
            for (char c : "Hello, World!".toCharArray()) {
                if (Character.isUpperCase(c)) out.append((char) ('A' + (c - 'A' + 13) % 26));
                else if (Character.isLowerCase(c)) out.append((char) ('a' + (c - 'a' + 13) % 26));
                else out.append(c);
            }
            return out;
        });
        t("unicode names", () -> Character.getName('a') + " | " + Character.getName(0x20ac) + " | " + Character.getName(0));
        t("direction", () -> Character.getDirectionality('a') + " " + Character.getDirectionality('1') + " " + Character.getDirectionality('\u05d0') + " " + Character.getDirectionality(' '));
        t("hashes", () -> Character.valueOf('z').hashCode() + " " + Character.hashCode('\uffff'));
        t("boolean parse", () -> Boolean.parseBoolean("tRuE") + " " + Boolean.parseBoolean(" true") + " " + Boolean.parseBoolean(null) + " " + Boolean.parseBoolean("1"));
        t("boolean compare", () -> Boolean.compare(true, false) + " " + Boolean.TRUE.compareTo(true) + " " + Boolean.valueOf(false).equals(null) + " " + Boolean.hashCode(true) + " " + Boolean.toString(false));
        t("charValue of null", () -> {
            Character c = null;
            return (int) c;
        });
    }
}
