/** Boxes, their identity, patterns, and strict operators on a Boolean. */
public class Unboxing {
    public static boolean same(Integer a, Integer b) {
        return a == b;
    }

    public static boolean equal(Integer a, Integer b) {
        return a != null && a.equals(b);
    }

    public static int sum(Integer a, Long b, Character c) {
        long t = a + b;
        if (c == 'x' && t > 100) return 1;
        return t < 0 ? -1 : 0;
    }

    public static String kind(Object o) {
        if (o instanceof Integer && (Integer) o > 5) return "big int";
        if (o instanceof Number) return "number";
        if (o instanceof CharSequence c && c.length() > 2) return "text";
        return o == null ? "null" : o instanceof int[] a && a.length > 0 && a[0] == 1 ? "ones" : "other";
    }

    public static boolean flags(Boolean a, boolean b) {
        // With a and b the right side is true as well, so the left one never decides by being true.
        return a & b | !a ^ b;
    }

    public static byte narrow(int x) {
        byte b = (byte) x;
        short s = (short) (x >> 8);
        return b > 100 && s < -5 ? b : (byte) (b == s ? 1 : 2);
    }

    public static boolean compareStrings(String a, String b) {
        return a == b || a.equals(b);
    }
}
