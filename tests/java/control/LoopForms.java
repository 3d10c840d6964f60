package control;

/** Every shape of loop, modified counters, iterators, empty bodies, nested breaks. */
public class LoopForms {
    static class Range implements Iterable<Integer> {
        final int lo, hi;
        static int made;
        Range(int lo, int hi) { this.lo = lo; this.hi = hi; }
        public java.util.Iterator<Integer> iterator() {
            made++;
            return new java.util.Iterator<>() {
                int at = lo;
                public boolean hasNext() { return at < hi; }
                public Integer next() { return at++; }
            };
        }
    }

    static int gcd(int a, int b) {
        while (b != 0) {
            int t = a % b;
            a = b;
            b = t;
        }
        return a;
    }

    static int collatz(long n) {
        int steps = 0;
        for (; n != 1; steps++) n = (n & 1) == 0 ? n >> 1 : 3 * n + 1;
        return steps;
    }

    static int[] arr() {
        System.out.print("(arr)");
        return new int[] {3, 1, 2};
    }

    public static void main(String[] args) {
        for (int x : arr()) System.out.print(x + " ");
        System.out.println();
        int[] a = {1, 2, 3};
        for (int x : a) {
            a = new int[] {9};
            x *= 10;
            System.out.print(x + " ");
        }
        System.out.println(a.length);
        int[] m = {1, 2, 3};
        for (int x : m) {
            m[2] = 30;
            System.out.print(x + " ");
        }
        System.out.println();
        for (int i : new Range(1, 4)) for (int j : new Range(i, 4)) System.out.print(i * j + " ");
        System.out.println(Range.made);
        for (long l : new int[] {1, 2}) System.out.print(l + " ");
        for (double d : new float[] {0.5f}) System.out.print(d + " ");
        for (int c : "hi".toCharArray()) System.out.print(c + " ");
        for (Object o : new String[] {"s"}) System.out.print(o + " ");
        for (final var v : java.util.List.of("only")) System.out.print(v + " ");
        System.out.println();
        System.out.println(gcd(1071, 462) + " " + gcd(0, 5) + " " + gcd(-12, 18));
        for (int n = 1; n < 30; n += 4) System.out.print(collatz(n) + " ");
        System.out.println();
        int i = 0;
        for (i = 5; i-- > 0; ) ;
        System.out.println(i);
        int j = 0;
        while (++j * j < 200) ;
        System.out.println(j);
        for (int p = 0, q = 100, r = 7; (p += r) < (q -= r); r++) System.out.print(p + ":" + q + " ");
        System.out.println();
        for (java.util.Iterator<Integer> it = new Range(0, 10).iterator(); it.hasNext(); ) {
            int v = it.next();
            if (v % 2 == 0) continue;
            if (v > 7) break;
            System.out.print(v + " ");
        }
        System.out.println();
        java.util.List<Integer> list = new java.util.ArrayList<>(java.util.List.of(1, 2, 3, 4));
        try {
            for (Integer v : list) if (v == 2) list.remove(v);
        } catch (java.util.ConcurrentModificationException e) {
            System.out.println("CME " + list);
        }
        for (var it = list.iterator(); it.hasNext(); ) if (it.next() % 3 == 0) it.remove();
        System.out.println(list);
        try {
            for (int v : (Iterable<Integer>) null) System.out.println(v);
        } catch (NullPointerException e) {
            System.out.println("null iterable");
        }
        byte b = 0;
        int rounds = 0;
        do {
            b += 51;
            rounds++;
        } while (b != 0 && rounds < 300);
        System.out.println(rounds + " " + b);
        short s = 32760;
        while (s > 0) s++;
        System.out.println(s);
        int total = 0;
        for (int x = -3; x <= 3; x++) {
            for (int y = -3; y <= 3; y++) {
                if (x == 0 || y == 0) continue;
                if (x + y > 4) break;
                total += x / y * 10 + x % y;
            }
        }
        System.out.println(total);
        final boolean once = true;
        while (once) {
            if (total > -100000) break;
        }
        long big = 1;
        while (big > 0) big *= 3;
        System.out.println(big);
    }
}
