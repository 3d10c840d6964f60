/** Strings: of any content, up to the bound. */
public class Texts {
    public static int length(String s) {
        return s.length() > 2 ? s.length() : -1;
    }

    public static int at(String s, int i) {
        char c = s.charAt(i);
        return c == 'q' ? i : c;
    }

    public static boolean equal(String a, String b) {
        return a.equals(b);
    }

    public static int choose(String s) {
        switch (s) {
            case "on":
                return 1;
            case "off":
                return 2;
            default:
                return s.length();
        }
    }

    /** The empty text and "\\0" have the same hash, as have "Aa" and "BB". */
    public static int collisions(String s) {
        switch (s) {
            case "":
                return 0;
            case "Aa":
                return 1;
            case "BB":
                return 2;
            default:
                return s.charAt(0);
        }
    }

    public static int compared(String a, String b) {
        int c = a.compareTo(b);
        if (c < 0) {
            return -1;
        }
        return c == 0 ? 0 : 1;
    }

    public static String joined(String a, int n) {
        String s = a + ":" + n;
        if (s.equals("k:5")) {
            return "yes";
        }
        return a + "!";
    }

    public static String digits(int n) {
        if (n < 0 || n > 120) {
            return "out";
        }
        return "n" + n;
    }

    public static int parse(String s) {
        return Integer.parseInt(s);
    }

    public static String cut(String s) {
        if (s.startsWith("ab")) {
            return s.substring(2);
        }
        return s.endsWith("z") ? s.substring(0, 1) : "";
    }

    public static int found(String s, char c) {
        int i = s.indexOf(c);
        return i > 0 ? i * 10 : i;
    }

    public static boolean contains(String s) {
        return s.contains("xy") && !s.isEmpty();
    }

    public static String built(String s) {
        StringBuilder b = new StringBuilder();
        for (int i = s.length() - 1; i >= 0; i--) {
            b.append(s.charAt(i));
        }
        String r = b.toString();
        return r.equals(s) ? "palindrome" : r;
    }

    public static int hash(String s) {
        return s.hashCode() == "hi".hashCode() ? 1 : 0;
    }

    public static String upper(String s) {
        return s.toUpperCase();
    }

    public static String trimmed(String s) {
        String t = s.trim();
        return t.length() == s.length() ? "same" : t;
    }

    public static String replaced(String s) {
        return s.replace('a', 'b');
    }

    public static boolean folded(String s) {
        return s.equalsIgnoreCase("Ok");
    }

    public static boolean identical(String a, String b) {
        return a == b;
    }

    public static int number(String s) {
        int value = 0;
        for (char c : s.toCharArray()) {
            if (c < '0' || c > '9') {
                throw new IllegalArgumentException("bad digit");
            }
            value = value * 10 + (c - '0');
        }
        return value;
    }

    public static String ofChars(char a, char b) {
        String s = String.valueOf(a) + b;
        return s.equals("ok") ? "OK" : s;
    }

    /** The text looks like a part of a witness. */
    public static int numbered(int[] a, String s) {
        return s.equals("#1 = ") ? a.length : 0;
    }

    public static String bool(boolean b, char c, long l) {
        return b + "," + c + (l == 4 ? l : "");
    }
}
