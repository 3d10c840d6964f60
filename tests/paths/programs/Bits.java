public class Bits {
    public static int f(int x, int y) {
        int n = 0;
        for (int b = x; b != 0; b &= b - 1) { n++; if (n > 3) { break; } }
        if ((x ^ y) < 0) { return n; }
        byte c = (byte) (x * 50); char d = (char) y; short e = (short) (x << 14);
        return c < 0 ? 1 : d > 100 ? 2 : e < c ? 3 : x >>> 30 == 3 ? 4 : 5;
    }
    static boolean pre(int x, int y) { return x >= -3 && x <= 3 && y >= -3 && y <= 3; }
}
//// all inputs
for (int i = -3; i <= 3; i++) for (int j = -3; j <= 3; j++) { int x = i, y = j; Trace.all(() -> Bits.pre(x, y), () -> Bits.f(x, y)); }
