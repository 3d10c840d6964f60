public class Overrides {
    static class Base { int k; Base(int k) { this.k = k; init(); } void init() { if (k > 1) { k = 0; } } int go(Base o) { return o.k == k ? 1 : 2; } }
    static class Sub extends Base { int n = 5; Sub(int k) { super(k); } void init() { if (n == 0) { k = -k; } } int go(Base o) { return this == o ? 3 : o.k > 0 ? o.go(o) : 4; } }
    public static int f(int x, int y) {
        Base a = x > 0 ? new Base(x) : new Sub(x);
        Base b = y == x ? a : y > 0 ? new Sub(y) : new Base(y);
        return a.go(b) + (a.k > b.k ? 10 : 20);
    }
    static boolean pre(int x, int y) { return x >= -2 && x <= 2 && y >= -2 && y <= 2; }
}
//// all inputs
for (int i = -2; i <= 2; i++) for (int j = -2; j <= 2; j++) { int x = i, y = j; Trace.all(() -> Overrides.pre(x, y), () -> Overrides.f(x, y)); }
