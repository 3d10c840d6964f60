public class TryFinally {
    static int log;
    public static int f(int x, int y) {
        int r = 0;
        try {
            r = 6 / x;
            if (y > 1) { return r; }
            r += 2;
        } finally {
            if (x + y > 2) { r = -1; }
        }
        try {
            if (r == y) { throw new IllegalStateException(); }
        } catch (IllegalStateException e) {
            r = x > 0 ? 7 : 8;
        }
        return r;
    }
    static boolean pre(int x, int y) { return x >= -3 && x <= 3 && y >= -3 && y <= 3; }
}
//// all inputs
for (int i = -3; i <= 3; i++) for (int j = -3; j <= 3; j++) { int x = i, y = j; Trace.all(() -> TryFinally.pre(x, y), () -> TryFinally.f(x, y)); }
