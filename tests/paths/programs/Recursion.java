public class Recursion {
    static boolean even(int n) { return n == 0 || odd(n - 1); }
    static boolean odd(int n) { return n != 0 && even(n - 1); }
    static int ack(int m, int n) { if (m == 0) { return n + 1; } if (n == 0) { return ack(m - 1, 1); } return ack(m - 1, ack(m, n - 1)); }
    public static int f(int x, int y) {
        if (x < 0 || y < 0) { return -1; }
        if (even(x)) { return f(x - 1, y); }
        return x > 1 ? 3 : ack(x, y);
    }
    static boolean pre(int x, int y) { return x >= -3 && x <= 3 && y >= -3 && y <= 3; }
}
//// all inputs
for (int i = -3; i <= 3; i++) for (int j = -3; j <= 3; j++) { int x = i, y = j; Trace.all(() -> Recursion.pre(x, y), () -> Recursion.f(x, y)); }
