import java.util.List;
public class Generic {
    static <T extends Comparable<T>> T best(List<T> list) { T b = null; for (T t : list) { if (b == null || t.compareTo(b) > 0) { b = t; } } return b; }
    record Pair(int a, int b) { Pair { if (a > b) { throw new IllegalArgumentException(); } } int size() { return b - a; } }
    public static int f(int x, int y, int z) {
        int m = best(List.of(x, y, z));
        Pair p = new Pair(x, y);
        if (p.equals(new Pair(z, m))) { return 1; }
        return p.size() > 1 ? 2 : 3;
    }
    static boolean pre(int x, int y, int z) { return x >= 0 && x < 3 && y >= 0 && y < 3 && z >= 0 && z < 3; }
}
//// all inputs
for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) for (int k = 0; k < 3; k++) { int x = i, y = j, z = k; Trace.all(() -> Generic.pre(x, y, z), () -> Generic.f(x, y, z)); }
