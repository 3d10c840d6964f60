package control;

/** Recursive functions of many shapes, mutual recursion, accumulators, moderate depth. */
public class Recursion {
    static long calls;

    static int ack(int m, int n) {
        calls++;
        return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1));
    }
    static long fact(long n) { return n <= 1 ? 1 : n * fact(n - 1); }
    static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
    static boolean even(int n) { return n == 0 || odd(n - 1); }
    static boolean odd(int n) { return n != 0 && even(n - 1); }
    static int sum(int n) { return n == 0 ? 0 : n + sum(n - 1); }
    static double pow(double b, int e) { return e == 0 ? 1 : e < 0 ? 1 / pow(b, -e) : e % 2 == 0 ? pow(b * b, e / 2) : b * pow(b, e - 1); }
    static int hof(int n) { return n == 0 ? 0 : n - hof(hof(n - 1)); }
    static int female(int n) { return n == 0 ? 1 : n - male(female(n - 1)); }
    static int male(int n) { return n == 0 ? 0 : n - female(male(n - 1)); }
    static int mc91(int n) { return n > 100 ? n - 10 : mc91(mc91(n + 11)); }
    static int tak(int x, int y, int z) { return y >= x ? z : tak(tak(x - 1, y, z), tak(y - 1, z, x), tak(z - 1, x, y)); }

    static int moves;
    static void hanoi(int n, char a, char b, char c) {
        if (n == 0) return;
        hanoi(n - 1, a, c, b);
        moves = moves * 7 + (a - 'A') * 3 + (c - 'A');
        hanoi(n - 1, b, a, c);
    }

    static void perm(char[] a, int k, StringBuilder out) {
        if (k == a.length) {
            out.append(a).append(' ');
            return;
        }
        for (int i = k; i < a.length; i++) {
            char t = a[k];
            a[k] = a[i];
            a[i] = t;
            perm(a, k + 1, out);
            a[i] = a[k];
            a[k] = t;
        }
    }

    static String bin(int n) { return n < 2 ? "" + n : bin(n / 2) + n % 2; }
    static int subset(int[] a, int i, int target) { return target == 0 ? 1 : i == a.length || target < 0 ? 0 : subset(a, i + 1, target - a[i]) + subset(a, i + 1, target); }
    static int flood(char[] g, int w, int p) {
        if (p < 0 || p >= g.length || g[p] != '.') return 0;
        g[p] = '#';
        return 1 + flood(g, w, p - w) + flood(g, w, p + w) + (p % w > 0 ? flood(g, w, p - 1) : 0) + (p % w < w - 1 ? flood(g, w, p + 1) : 0);
    }
    static double deep(int n, long a, double b, int c) { return n == 0 ? a + b + c : deep(n - 1, a + n, b * 0.5 + 1, c ^ n); }

    public static void main(String[] args) {
        System.out.println(ack(2, 6) + " " + calls + " " + fact(20) + " " + fact(21) + " " + fib(18));
        System.out.println(even(900) + " " + odd(901) + " " + sum(1500) + " " + pow(2, 30) + " " + pow(2, -3) + " " + pow(1.5, 7));
        for (int i = 0; i < 12; i++) System.out.print(hof(i) + "" + female(i) + male(i) + " ");
        System.out.println(mc91(45) + " " + tak(7, 4, 2));
        hanoi(8, 'A', 'B', 'C');
        System.out.println(moves);
        StringBuilder sb = new StringBuilder();
        perm("abcd".toCharArray(), 0, sb);
        System.out.println(sb);
        System.out.println(bin(37) + " " + subset(new int[] {3, 34, 4, 12, 5, 2, 7, 1}, 0, 12));
        char[] g = "..x...x..xxx.x....".toCharArray();
        System.out.println(flood(g, 6, 0) + " " + new String(g));
        System.out.println(deep(1200, 0, 0, 0));
        java.util.function.IntUnaryOperator[] f = new java.util.function.IntUnaryOperator[1];
        f[0] = n -> n <= 1 ? 1 : n * f[0].applyAsInt(n - 1);
        System.out.println(f[0].applyAsInt(12));
    }
}
