public class Matrix {
    public static int f(int[][] m) {
        int n = 0;
        for (int[] row : m) { for (int v : row) { if (v > 0) { n++; } } }
        return n > 1 ? 1 : 0;
    }
    static boolean pre(int[][] m) {
        if (m == null || m.length > 2) { return false; }
        for (int i = 0; i < m.length; i++) { if (m[i] != null && m[i].length > 1) { return false; } }
        return true;
    }
}
//// all inputs
int[][] rows = {null, {}, {0}, {1}};
Trace.all(() -> Matrix.pre(new int[0][]), () -> Matrix.f(new int[0][]));
for (int[] a : rows) { Trace.all(() -> Matrix.pre(new int[][] {a}), () -> Matrix.f(new int[][] {a})); for (int[] b : rows) { Trace.all(() -> Matrix.pre(new int[][] {a, b}), () -> Matrix.f(new int[][] {a, b})); } }
