public class Thrown {
    static class Bad extends RuntimeException { final int code; Bad(int code) { this.code = code < 0 ? 0 : code; } }
    static int risky(int[] a, int x, int y) {
        if (a == null) { throw new Bad(x); }
        return a[x] / (y - 1);
    }
    public static int f(int x, int y) {
        int[] a = y < -1 ? null : new int[] {3, 4};
        try {
            return risky(a, x, y);
        } catch (ArithmeticException | ArrayIndexOutOfBoundsException e) {
            return e instanceof ArithmeticException ? 1 : new int[x].length;
        } catch (Bad e) {
            if (e.code == 2) { a.clone(); }
            throw e;
        }
    }
    static boolean pre(int x, int y) { return x >= -3 && x <= 3 && y >= -3 && y <= 3; }
}
//// all inputs
for (int i = -3; i <= 3; i++) for (int j = -3; j <= 3; j++) { int x = i, y = j; Trace.all(() -> Thrown.pre(x, y), () -> Thrown.f(x, y)); }
