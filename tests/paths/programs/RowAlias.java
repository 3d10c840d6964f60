public class RowAlias {
    public static int f(int[][] m) {
        m[1] = m[0];
        m[1][0]++;
        if (m[0][0] > 1) { return 1; }
        return m[0] == m[1] && m[0].length > 1 ? 2 : 3;
    }
    static boolean pre(int[][] m) {
        if (m == null || m.length != 2 || m[0] == null || m[0].length < 1 || m[0].length > 2) { return false; }
        for (int n : m[0]) { if (n < 0 || n > 2) { return false; } }
        return true;
    }
}
//// all inputs
for (int i = 0; i <= 2; i++) { int n = i; Trace.all(() -> RowAlias.pre(new int[][] { { n }, null }), () -> RowAlias.f(new int[][] { { n }, null })); Trace.all(() -> RowAlias.pre(new int[][] { { n, 0 }, null }), () -> RowAlias.f(new int[][] { { n, 0 }, null })); }
