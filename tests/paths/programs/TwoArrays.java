public class TwoArrays {
    public static int f(int[] a, int[] b) {
        a[0] = 1;
        b[0] = 2;
        if (a[0] == 2) { return 1; }
        if (a == b) { return 2; }
        return a.length == b.length ? 3 : 4;
    }
    static boolean pre(int[] a, int[] b) { return (a == null || a.length <= 2) && (b == null || b.length <= 2); }
}
//// all inputs
int[][] made = {null, {}, {0}, {0, 0}};
for (int[] a : made) for (int[] b : made) { int[] c = a == null ? null : a.clone(), d = b == null ? null : b.clone(); Trace.all(() -> TwoArrays.pre(c, d), () -> TwoArrays.f(c, d)); if (a == b) Trace.all(() -> TwoArrays.pre(c, c), () -> TwoArrays.f(c, c)); }
