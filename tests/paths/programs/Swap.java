public class Swap {
    public static int f(int[] p, int i, int j) {
        int t = p[i]; p[i] = p[j]; p[j] = t;
        if (p[p[i]] == p[j]) { return 1; }
        p[p[0]] = 3;
        return p[i] > p[j] ? 2 : 3;
    }
    static boolean pre(int[] p, int i, int j) {
        if (p == null || p.length > 2 || i < 0 || i > 2 || j < 0 || j > 2) { return false; }
        for (int k = 0; k < p.length; k++) { if (p[k] < 0 || p[k] > 2) { return false; } }
        return true;
    }
}
//// all inputs
for (int n = 0; n <= 2; n++) for (int c = 0; c < 9; c++) for (int k = 0; k < 9; k++) { int[] p = new int[n]; if (n > 0) p[0] = c % 3; if (n > 1) p[1] = c / 3; int i = k % 3, j = k / 3; Trace.all(() -> Swap.pre(p, i, j), () -> Swap.f(p, i, j)); }
