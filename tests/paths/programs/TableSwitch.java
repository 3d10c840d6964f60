public class TableSwitch {
    public static int f(int x, int y) {
        int r = 0;
        switch (x) {
            case -3: r = 1;
            case -1: r += 2; break;
            case 0: case 1: if (y > 0) { r = 4; break; }
            default: r = 5;
        }
        switch (y * 100) {
            case -200: return r;
            case 100: r++;
            case 300: return r + 1;
        }
        int z = switch (r) { case 1, 2 -> 10; case 3 -> { if (x > y) { yield 4; } yield 5; } default -> throw new IllegalArgumentException(); };
        return z;
    }
    static boolean pre(int x, int y) { return x >= -3 && x <= 3 && y >= -3 && y <= 3; }
}
//// all inputs
for (int i = -3; i <= 3; i++) for (int j = -3; j <= 3; j++) { int x = i, y = j; Trace.all(() -> TableSwitch.pre(x, y), () -> TableSwitch.f(x, y)); }
