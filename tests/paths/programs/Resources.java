public class Resources {
    static class R implements AutoCloseable { final int n; R(int n) { if (n == 3) { throw new IllegalArgumentException(); } this.n = n; } public void close() { if (n == -3) { throw new IllegalStateException(); } } }
    public static int f(int x, int y) {
        try (R a = new R(x); R b = y > 0 ? new R(y) : null) {
            if (a.n == y) { throw new UnsupportedOperationException(); }
            return 1;
        } catch (IllegalArgumentException e) {
            return 2;
        }
    }
    static boolean pre(int x, int y) { return x >= -3 && x <= 3 && y >= -3 && y <= 3; }
}
//// all inputs
for (int i = -3; i <= 3; i++) for (int j = -3; j <= 3; j++) { int x = i, y = j; Trace.all(() -> Resources.pre(x, y), () -> Resources.f(x, y)); }
