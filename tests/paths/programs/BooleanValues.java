public class BooleanValues {
    static boolean odd(int n) { return (n & 1) == 1; }
    public static boolean f(int x, int y) {
        boolean a = x < y;
        boolean b = x > 0 && y > 0 || x == y;
        boolean c = !(a & b) | odd(x);
        c &= x != y - 1;
        c ^= y == 2;
        boolean d = c ? a : b;
        return d == (x >= 0);
    }
    static boolean pre(int x, int y) { return x >= -3 && x <= 3 && y >= -3 && y <= 3; }
}
//// all inputs
for (int i = -3; i <= 3; i++) for (int j = -3; j <= 3; j++) { int x = i, y = j; Trace.all(() -> BooleanValues.pre(x, y), () -> BooleanValues.f(x, y)); }
