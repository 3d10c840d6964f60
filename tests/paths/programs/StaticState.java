// more may be left out
public class StaticState {
    static int calls = 0;
    static final int[] MEMO = new int[4];
    static int memo(int n) { if (MEMO[n] != 0) { return MEMO[n]; } return MEMO[n] = n + 1; }
    static void reset() { java.util.Arrays.fill(MEMO, 0); calls = 0; }
    public static int f(int x, int y) {
        int a = memo(x & 3), b = memo(y & 3);
        calls++;
        return a == b ? calls > 1 ? 1 : 2 : 3;
    }
    static boolean pre(int x, int y) { return x >= -3 && x <= 3 && y >= -3 && y <= 3; }
}
//// all inputs
for (int i = -3; i <= 3; i++) for (int j = -3; j <= 3; j++) { int x = i, y = j; StaticState.reset(); Trace.all(() -> StaticState.pre(x, y), () -> StaticState.f(x, y)); }
