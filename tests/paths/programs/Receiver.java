// more may be left out
public class Receiver {
    private int level;
    private final int[] slots = new int[2];
    public Receiver(int level) { this.level = level; }
    public int f(int at, int value) {
        if (level > 1) { level--; }
        slots[at] = value;
        if (slots[0] == level) { return 1; }
        return slots[1] > level ? 2 : 3;
    }
    boolean ok() { return level >= 0 && level <= 2 && slots[0] == 0 && slots[1] == 0; }
    boolean pre(int at, int value) { return ok() && at >= -1 && at <= 2 && value >= 0 && value <= 3; }
}
//// all inputs
for (int l = 0; l <= 2; l++) for (int i = -1; i <= 2; i++) for (int j = 0; j <= 3; j++) { int at = i, value = j; Receiver r = new Receiver(l); Trace.all(() -> r.pre(at, value), () -> r.f(at, value)); }
