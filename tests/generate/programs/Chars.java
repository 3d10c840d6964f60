/** Chars, bytes and shorts: small domains. */
public class Chars {
    public static int kind(char c) {
        if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z') {
            return 1;
        }
        if (c < ' ' || c == 127) {
            return 2;
        }
        return c > 65535 ? 3 : 0; // no char is greater: true is infeasible
    }

    public static boolean hex(char c) {
        return c >= '0' && c <= '9' || (c | 32) >= 'a' && (c | 32) <= 'f';
    }

    public static int wrap(byte b) {
        byte next = (byte) (b + 1);
        return next < b ? -1 : next;
    }

    public static boolean range(short s, byte b) {
        // s == 200 with b == s is infeasible: a byte ends at 127. So b == s true does not occur where it decides.
        return s == 200 && b == s || s == 100 && b == s;
    }
}
