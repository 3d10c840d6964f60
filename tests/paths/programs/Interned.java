public class Interned {
    public static int f(int x, int y) {
        Integer a = x, b = y;
        if (a == b) { return 1; }
        if (a.equals(-y)) { return 2; }
        return a.compareTo(b) > 0 ? a.hashCode() > 1 ? 3 : 4 : 5;
    }
    static boolean pre(int x, int y) { return x >= -3 && x <= 3 && y >= -3 && y <= 3; }
}
//// all inputs
for (int i = -3; i <= 3; i++) for (int j = -3; j <= 3; j++) { int x = i, y = j; Trace.all(() -> Interned.pre(x, y), () -> Interned.f(x, y)); }
