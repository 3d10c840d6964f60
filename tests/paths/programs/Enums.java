public class Enums {
    enum Kind { RED, GREEN { int weight() { return 5; } }, BLUE; int weight() { return ordinal() > 1 ? 2 : 1; } }
    public static int f(int x, int y) {
        Kind kind = Kind.values()[x < 0 ? 0 : x % 3];
        switch (kind) {
            case RED: return kind.weight();
            case GREEN: if (kind.weight() > y) { return 7; }
            case BLUE: return kind == Kind.GREEN ? 1 : 2;
            default: return 0;
        }
    }
    static boolean pre(int x, int y) { return x >= -3 && x <= 3 && y >= -3 && y <= 3; }
}
//// all inputs
for (int i = -3; i <= 3; i++) for (int j = -3; j <= 3; j++) { int x = i, y = j; Trace.all(() -> Enums.pre(x, y), () -> Enums.f(x, y)); }
