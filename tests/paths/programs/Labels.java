public class Labels {
    public static int f(int x, int y) {
        int n = 0;
        outer:
        for (int i = 0; i < x; i++) {
            for (int j = 0; j < 3; j++) {
                if (j == y) { continue outer; }
                if (i + j == y + 3) { break outer; }
                n++;
            }
        }
        do { n -= 2; } while (n > x);
        return n;
    }
    static boolean pre(int x, int y) { return x >= -3 && x <= 3 && y >= -3 && y <= 3; }
}
//// all inputs
for (int i = -3; i <= 3; i++) for (int j = -3; j <= 3; j++) { int x = i, y = j; Trace.all(() -> Labels.pre(x, y), () -> Labels.f(x, y)); }
