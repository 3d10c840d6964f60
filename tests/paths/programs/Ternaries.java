public class Ternaries {
    public static int f(int x, int y) {
        int m = x < y ? x : y;
        int n = x > 0 ? y > 0 ? 1 : 2 : y > 1 ? 3 : 4;
        int a = Math.abs(m), c = Math.max(x, y);
        return a == n ? c : (m > 0) == (n > 2) ? 5 : 6;
    }
    static boolean pre(int x, int y) { return x >= -3 && x <= 3 && y >= -3 && y <= 3; }
}
//// all inputs
for (int i = -3; i <= 3; i++) for (int j = -3; j <= 3; j++) { int x = i, y = j; Trace.all(() -> Ternaries.pre(x, y), () -> Ternaries.f(x, y)); }
