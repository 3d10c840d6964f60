public class FinallyReturns {
    @SuppressWarnings("finally")
    public static int f(int x, int y) {
        for (int i = 0; i < 3; i++) {
            try {
                if (i == x) { continue; }
                if (i == y) { break; }
                if (10 / (y - i - 1) > 4) { throw new RuntimeException(); }
            } finally {
                if (i == 2) { return 9; }
            }
        }
        return 1;
    }
    static boolean pre(int x, int y) { return x >= -3 && x <= 3 && y >= -3 && y <= 3; }
}
//// all inputs
for (int i = -3; i <= 3; i++) for (int j = -3; j <= 3; j++) { int x = i, y = j; Trace.all(() -> FinallyReturns.pre(x, y), () -> FinallyReturns.f(x, y)); }
