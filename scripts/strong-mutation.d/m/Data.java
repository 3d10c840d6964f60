package m;
public class Data {
    public static int mixed(int a, int b, int c) { int x = a * b - c; int y = (a + c) / 3; int z = x + y * 2; return z - a % 7; }
    public static long poly(long x, long y) { return x * x * 3 - y * 5 + x % 11 - y / 7; }
    public static int clampSum(int a, int b, int lo, int hi) { int s = a + b; if (s < lo) s = lo; if (s > hi) s = hi; return s; }
    public static void shift(int[] a, int k) { if (a == null || a.length == 0 || a.length > 6 || k < 0) return; int n = a.length; int[] c = new int[n]; for (int i = 0; i < n; i++) c[(i + k % n) % n] = a[i] - k; for (int i = 0; i < n; i++) a[i] = c[i]; }
}
