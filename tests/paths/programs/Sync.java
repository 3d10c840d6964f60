public class Sync {
    private static final Object LOCK = new Object();
    public static int f(int x, int y) {
        synchronized (LOCK) {
            if (x > y) { throw new IllegalStateException(); }
        }
        Object o = x == 0 ? null : LOCK;
        synchronized (o) { return y > 0 ? 1 : 2; }
    }
    static boolean pre(int x, int y) { return x >= -3 && x <= 3 && y >= -3 && y <= 3; }
}
//// all inputs
for (int i = -3; i <= 3; i++) for (int j = -3; j <= 3; j++) { int x = i, y = j; Trace.all(() -> Sync.pre(x, y), () -> Sync.f(x, y)); }
