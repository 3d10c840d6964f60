package libstring;

import java.util.HashMap;
import java.util.Map;

// String.hashCode is specified: check its values, collisions and zero hashes.
public class HashCodes {
    static int slow(String s) {
        int h = 0;
        for (int i = 0; i < s.length(); i++) h = 31 * h + s.charAt(i);
        return h;
    }

    public static void main(String[] args) {
        String[] all = {"", "a", "b", "ab", "ba", "Aa", "BB", "AaAa", "BBBB", "AaBB", "hello world", "\0", "\0\0", "\377", "\u0100", "\u20ac",
            "\ud83d\ude00", "polygenelubricants", "GydZG_", "DESIGNING WORKHOUSES", "f5a5a608", "The quick brown fox jumps over the lazy dog",
            "\uffff\uffff\uffff", "caf\u00e9", "0123456789012345678901234567890123456789"};
        for (String s : all) {
            System.out.println(s.length() + " " + s.hashCode() + " " + (s.hashCode() == slow(s)) + " " + Integer.toHexString(s.hashCode()));
        }
        System.out.println("wide prefix " + ("abc\u20ac".substring(0, 3).hashCode() == "abc".hashCode()));
        StringBuilder b = new StringBuilder();
        int acc = 0;
        for (int i = 0; i < 60; i++) {
            b.append((char) (i * 37 % 300));
            int h = b.toString().hashCode();
            if (h != slow(b.toString())) System.out.println("mismatch at " + i);
            acc = acc * 13 + h;
        }
        System.out.println(acc);
        Map<String, Integer> m = new HashMap<>();
        String[] two = {"Aa", "BB"};
        for (int i = 0; i < 16; i++) {
            String k = two[i & 1] + two[(i >> 1) & 1] + two[(i >> 2) & 1] + two[(i >> 3) & 1];
            m.put(k, i);
        }
        int h0 = "AaAaAaAa".hashCode();
        boolean same = true;
        for (String k : m.keySet()) same &= k.hashCode() == h0;
        System.out.println(m.size() + " " + same + " " + m.get("BBAaBBAa") + " " + m.get("AaBBAaBB") + " " + m.get("AaAaAaBb"));
        switch ("BB") {
            case "Aa":
                System.out.println("wrong");
                break;
            case "BB":
                System.out.println("right");
                break;
            default:
                System.out.println("default");
        }
        System.out.println(Character.hashCode('a') + " " + Integer.hashCode(-7) + " " + Long.hashCode(1L << 32) + " " + Long.hashCode(-1L)
            + " " + Double.hashCode(1.0) + " " + Double.hashCode(-0.0) + " " + Float.hashCode(1.0f) + " " + Boolean.hashCode(true)
            + " " + Boolean.hashCode(false) + " " + Byte.hashCode((byte) -1) + " " + Short.hashCode((short) -2));
        System.out.println(new StringBuilder("ab").toString().hashCode() == "ab".hashCode());
        System.out.println(java.util.Objects.hash("a", 1, null) + " " + java.util.Arrays.hashCode(new String[] {"x", null}) + " " + java.util.List.of("x", "y").hashCode());
    }
}
