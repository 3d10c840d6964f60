package records;

/** Compact and explicit canonical constructors, extra constructors, statics, validation. */
public class RecordConstructors {
    record Range(int lo, int hi) implements Comparable<Range>, Iterable<Integer> {
        static int made;
        static final Range EMPTY = new Range(0, 0);
        Range {
            made++;
            if (lo > hi) {
                int t = lo;
                lo = hi;
                hi = t;
            }
        }
        Range(int n) { this(0, n); }
        Range() { this(EMPTY.lo); }
        static Range parse(String s) {
            String[] p = s.split("\\.\\.");
            return new Range(Integer.parseInt(p[0]), Integer.parseInt(p[1]));
        }
        int size() { return hi - lo; }
        Range with(int hi) { return new Range(lo, hi); }
        public int compareTo(Range o) { return Integer.compare(size(), o.size()); }
        public java.util.Iterator<Integer> iterator() {
            return new java.util.Iterator<>() {
                int i = lo;
                public boolean hasNext() { return i < hi; }
                public Integer next() { return i++; }
            };
        }
    }

    record Frac(long n, long d) {
        Frac(long n, long d) {
            if (d == 0) throw new ArithmeticException("zero denominator");
            long g = gcd(Math.abs(n), Math.abs(d));
            if (d < 0) g = -g;
            this.n = n / g;
            this.d = d / g;
        }
        private static long gcd(long a, long b) { return b == 0 ? Math.max(a, 1) : gcd(b, a % b); }
        Frac plus(Frac o) { return new Frac(n * o.d + o.n * d, d * o.d); }
        Frac times(Frac o) { return new Frac(n * o.n, d * o.d); }
        @Override public String toString() { return d == 1 ? "" + n : n + "/" + d; }
    }

    record Names(String... all) {
        Names { all = all.clone(); }
        int count() { return all.length; }
        String first() { return all.length == 0 ? "none" : all[0]; }
    }

    record Copy(java.util.List<String> l) {
        Copy { l = java.util.List.copyOf(l); }
    }

    record Checked(String s, int n) {
        Checked {
            java.util.Objects.requireNonNull(s, "s");
            if (n < 0 || n > s.length()) throw new IndexOutOfBoundsException("n=" + n);
            s = s.substring(n);
        }
    }

    public static void main(String[] args) {
        System.out.println(new Range(5, 2) + " " + new Range(3) + " " + new Range() + " " + Range.parse("7..9").size() + " " + Range.made);
        for (int i : new Range(4, 1)) System.out.print(i + " ");
        System.out.println(new Range(2).compareTo(new Range(3)) + " " + new Range(1, 4).with(-1) + " " + Range.EMPTY.equals(new Range(0)));
        Frac sum = new Frac(0, 5);
        for (int i = 1; i <= 10; i++) sum = sum.plus(new Frac(1, i));
        System.out.println(sum + " " + new Frac(6, -4) + " " + new Frac(2, 4).equals(new Frac(-1, -2)) + " " + new Frac(1, 3).times(new Frac(3, 1)));
        try {
            new Frac(1, 0);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        String[] src = {"a", "b"};
        Names n = new Names(src);
        src[0] = "changed";
        System.out.println(n.count() + n.first() + new Names().first() + new Names("x", "y", "z").count() + n.equals(new Names("a", "b")));
        java.util.List<String> ml = new java.util.ArrayList<>(java.util.List.of("q"));
        Copy c = new Copy(ml);
        ml.add("r");
        System.out.println(c + " " + c.equals(new Copy(java.util.List.of("q"))));
        for (Object[] t : new Object[][] {{"hello", 2}, {null, 0}, {"hi", 3}, {"hi", -1}}) {
            try {
                System.out.println(new Checked((String) t[0], (int) t[1]));
            } catch (NullPointerException | IndexOutOfBoundsException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
    }
}
