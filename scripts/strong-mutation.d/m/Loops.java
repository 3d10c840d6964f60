package m;
public class Loops {
    public static int gcd(int a, int b) { if (a < 0) a = -a; if (b < 0) b = -b; while (b != 0) { int t = a % b; a = b; b = t; } return a; }
    public static int sumTo(int n) { int s = 0; for (int i = 1; i <= n && i < 50; i++) { if (i % 3 == 0) s += i; else s -= 1; } return s; }
    public static int maxRun(int[] xs) { if (xs == null || xs.length > 8) return -1; int best = 0, run = 0; for (int i = 0; i < xs.length; i++) { if (i > 0 && xs[i] == xs[i - 1]) run++; else run = 1; if (run > best) best = run; } return best; }
    public static int find(int[] xs, int key) { int lo = 0, hi = xs.length - 1; while (lo <= hi) { int mid = (lo + hi) / 2; if (xs[mid] == key) return mid; if (xs[mid] < key) lo = mid + 1; else hi = mid - 1; } return -lo - 1; }
}
