public class Builders {
    public static int f(int x, int y) {
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < x; i++) { s.append(i == y ? "*" : i); }
        String t = s + "-" + y;
        if (t.indexOf('*') >= 0) { return 1; }
        return t.length() > 4 ? t.charAt(3) == '-' ? 2 : 3 : t.isEmpty() ? 4 : 5;
    }
    static boolean pre(int x, int y) { return x >= -3 && x <= 3 && y >= -3 && y <= 3; }
}
//// all inputs
for (int i = -3; i <= 3; i++) for (int j = -3; j <= 3; j++) { int x = i, y = j; Trace.all(() -> Builders.pre(x, y), () -> Builders.f(x, y)); }
