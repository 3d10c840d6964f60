public class LongCompare {
    public static int f(int x, int y) {
        long a = (long) x * 1_000_000_007L, b = (long) y << 33;
        int c = Long.compare(a, b);
        if (c < 0) { return 1; }
        if (a == b) { return 2; }
        return a > b + 5L ? Integer.compare(x, y) > 0 ? 3 : 4 : 5;
    }
    static boolean pre(int x, int y) { return x >= -3 && x <= 3 && y >= -3 && y <= 3; }
}
//// all inputs
for (int i = -3; i <= 3; i++) for (int j = -3; j <= 3; j++) { int x = i, y = j; Trace.all(() -> LongCompare.pre(x, y), () -> LongCompare.f(x, y)); }
