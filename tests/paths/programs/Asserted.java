public class Asserted {
    public static int f(int x, int y) {
        assert x != 2 : "two";
        int[] a = new int[x + 1];
        if (a.length > 0) { assert a.length != y; a[a.length - 1] = y; }
        return a[0] == y ? 1 : 2;
    }
    static boolean pre(int x, int y) { return x >= -3 && x <= 3 && y >= -3 && y <= 3; }
}
//// all inputs
for (int i = -3; i <= 3; i++) for (int j = -3; j <= 3; j++) { int x = i, y = j; Trace.all(() -> Asserted.pre(x, y), () -> Asserted.f(x, y)); }
