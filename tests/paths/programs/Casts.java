public class Casts {
    public static int f(int x, int y) {
        Object o = x > 0 ? "text" : x < -1 ? Integer.valueOf(y) : null;
        if (o instanceof String s && s.length() > y + 2) { return 1; }
        if (y == 3) { Integer i = (Integer) o; return i + 1; }
        if (o instanceof Integer i) { return i > 0 ? 2 : 3; }
        Object[] all = y > 0 ? new String[1] : new Object[1];
        all[0] = o == null ? (Object) 5 : o;
        return all.getClass() == String[].class ? 4 : 5;
    }
    static boolean pre(int x, int y) { return x >= -3 && x <= 3 && y >= -3 && y <= 3; }
}
//// all inputs
for (int i = -3; i <= 3; i++) for (int j = -3; j <= 3; j++) { int x = i, y = j; Trace.all(() -> Casts.pre(x, y), () -> Casts.f(x, y)); }
