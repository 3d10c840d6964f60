public class Doubles {
    public static int f(int x, int y) {
        double d = x / (double) y;
        if (d != d) { return 0; }
        if (d > 1.5) { return 1; }
        if (Double.isInfinite(d)) { return 2; }
        float g = y;
        return g <= d ? 3 : (int) d == x ? 4 : 5;
    }
    static boolean pre(int x, int y) { return x >= -3 && x <= 3 && y >= -3 && y <= 3; }
}
//// all inputs
for (int i = -3; i <= 3; i++) for (int j = -3; j <= 3; j++) { int x = i, y = j; Trace.all(() -> Doubles.pre(x, y), () -> Doubles.f(x, y)); }
