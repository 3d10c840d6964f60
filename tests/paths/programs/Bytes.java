public class Bytes {
    public static int f(byte b, char c, short s, boolean z) {
        int v = b & 0xff;
        if (v > 127) { return z ? 1 : 2; }
        if (c - v == s) { return 3; }
        return (byte) (b + 100) < 0 ^ z ? 4 : 5;
    }
    static boolean pre(byte b, char c, short s, boolean z) { return b >= -2 && b <= 29 && c <= 3 && s >= -1 && s <= 1; }
}
//// all inputs
for (int b = -2; b <= 29; b++) for (int c = 0; c <= 3; c++) for (int s = -1; s <= 1; s++) for (boolean z : new boolean[] {true, false}) { byte p = (byte) b; char q = (char) c; short r = (short) s; Trace.all(() -> Bytes.pre(p, q, r, z), () -> Bytes.f(p, q, r, z)); }
