public class NestedArrays {
    public static int f(int x, int y) {
        int[] b = {2, 0, 1, 3};
        int[][] m = {{1, 2}, {3}, null, {}};
        int i = b[x & 3];
        if (m[i] == null) { return 1; }
        if (m[i].length > (y & 1)) { m[i][y & 1] = m[0][0] + 1; return m[i][0] > 2 ? 2 : 3; }
        return m[b[i]][0];
    }
    static boolean pre(int x, int y) { return x >= -3 && x <= 3 && y >= -3 && y <= 3; }
}
//// all inputs
for (int i = -3; i <= 3; i++) for (int j = -3; j <= 3; j++) { int x = i, y = j; Trace.all(() -> NestedArrays.pre(x, y), () -> NestedArrays.f(x, y)); }
