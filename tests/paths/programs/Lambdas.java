public class Lambdas {
    interface Op { int of(int a); }
    static Op choose(int x) { return x > 1 ? a -> a > 0 ? a : -a : x == 0 ? a -> 3 / a : Lambdas::twice; }
    static int twice(int a) { if (a == 2) { throw new IllegalArgumentException(); } return 2 * a; }
    public static int f(int x, int y) {
        java.util.function.IntPredicate p = n -> n > x;
        int r = choose(x).of(y);
        return p.test(r) ? 1 : 0;
    }
    static boolean pre(int x, int y) { return x >= -3 && x <= 3 && y >= -3 && y <= 3; }
}
//// all inputs
for (int i = -3; i <= 3; i++) for (int j = -3; j <= 3; j++) { int x = i, y = j; Trace.all(() -> Lambdas.pre(x, y), () -> Lambdas.f(x, y)); }
