package limits;

/** Recursion of up to two thousand frames that must succeed, with frames of different sizes. */
public class DeepRecursion {
    static int count(int n) { return n == 0 ? 0 : 1 + count(n - 1); }
    static long many(int n, long a, long b, long c, double d, double e, Object f) {
        if (n == 0) return a + b + c + (long) d + (long) e + f.hashCode();
        long x = a ^ n, y = b + x, z = c * 3 + y;
        double p = d + 0.5, q = e - 0.25;
        Object o = n % 100 == 0 ? "h" + n : f;
        return many(n - 1, x, y, z, p, q, o) + (x & 1) + (o == f ? 0 : 1);
    }
    static int withTry(int n) {
        try {
            return n == 0 ? 1 / n : withTry(n - 1);
        } finally {
            fin++;
        }
    }
    static int fin;
    static synchronized int locked(int n) { return n == 0 ? 0 : locked(n - 1) + 1; }
    static boolean even(int n) { return n == 0 || odd(n - 1); }
    static boolean odd(int n) { return n != 0 && even(n - 1); }

    static class Link {
        final int v;
        final Link next;
        Link(int v, Link next) { this.v = v; this.next = next; }
        int sum() { return v + (next == null ? 0 : next.sum()); }
        Link map(java.util.function.IntUnaryOperator f) { return new Link(f.applyAsInt(v), next == null ? null : next.map(f)); }
        @Override public boolean equals(Object o) { return o instanceof Link l && l.v == v && (next == null ? l.next == null : next.equals(l.next)); }
        @Override public int hashCode() { return v + 31 * (next == null ? 0 : next.hashCode()); }
    }

    interface Term { int eval(); }
    static Term build(int n) {
        Term t = () -> 1;
        for (int i = 0; i < n; i++) {
            Term u = t;
            int k = i;
            t = () -> u.eval() + (k & 3);
        }
        return t;
    }

    abstract static class Chain {
        abstract int go(int n);
    }
    static class Ping extends Chain { int go(int n) { return n == 0 ? 100 : new Pong().go(n - 1) + 1; } }
    static class Pong extends Chain { int go(int n) { return n == 0 ? 200 : new Ping().go(n - 1) - 1; } }

    static String digits(int n, StringBuilder sb) { return n == 0 ? sb.reverse().substring(0, 30) : digits(n - 1, sb.append(n % 10)); }
    static int varargs(int... xs) { return xs[0] == 0 ? xs.length : varargs(xs[0] - 1, xs[xs.length - 1] + 1) + xs.length % 2; }

    public static void main(String[] args) {
        System.out.println(count(2000));
        System.out.println(many(1500, 1, 2, 3, 4, 5, "six"));
        try {
            withTry(1000);
        } catch (ArithmeticException e) {
            System.out.println(fin + " " + (e.getStackTrace().length > 1000));
        }
        System.out.println(locked(1000) + " " + even(1999) + " " + odd(1999));
        Link l = null;
        for (int i = 0; i < 800; i++) l = new Link(i, l);
        System.out.println(l.sum() + " " + l.map(x -> x * 2).sum() + " " + l.equals(l.map(x -> x)) + " " + l.hashCode());
        System.out.println(build(500).eval());
        System.out.println(new Ping().go(999) + " " + new Ping().go(1000));
        System.out.println(digits(1000, new StringBuilder()));
        System.out.println(varargs(700, 1));
        java.util.function.IntUnaryOperator[] f = new java.util.function.IntUnaryOperator[1];
        f[0] = n -> n == 0 ? 0 : 1 + f[0].applyAsInt(n - 1);
        System.out.println(f[0].applyAsInt(900));
    }
}
