public class StringSwitch {
    static String name(int n) { return n < 0 ? "low" : n == 0 ? "Aa" : n == 1 ? "BB" : "high"; }
    public static int f(int x, int y) {
        switch (name(x)) {
            case "Aa": return 1;
            case "BB": return y > 0 ? 2 : 3;
            case "high": break;
            default: if (name(y).equals("low")) { return 4; }
        }
        return 5;
    }
    static boolean pre(int x, int y) { return x >= -3 && x <= 3 && y >= -3 && y <= 3; }
}
//// all inputs
for (int i = -3; i <= 3; i++) for (int j = -3; j <= 3; j++) { int x = i, y = j; Trace.all(() -> StringSwitch.pre(x, y), () -> StringSwitch.f(x, y)); }
