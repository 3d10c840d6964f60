package records;

/** Records as keys, in sorted sets, through interfaces, with static factories, and as lambda results. */
public class RecordMatching {
    record Point(int x, int y) implements Comparable<Point> {
        static final Point ORIGIN = new Point(0, 0);
        private static final java.util.Comparator<Point> ORDER = java.util.Comparator.comparingInt(Point::norm).thenComparingInt(Point::x).thenComparing(Point::y, java.util.Comparator.reverseOrder());
        int norm() { return Math.abs(x) + Math.abs(y); }
        Point plus(Point o) { return new Point(x + o.x, y + o.y); }
        Point rot() { return new Point(-y, x); }
        @Override public int compareTo(Point o) { return ORDER.compare(this, o); }
    }
    record Line(Point a, Point b) {
        Line { if (a.equals(b)) throw new IllegalArgumentException("degenerate " + a); }
        Line(int x1, int y1, int x2, int y2) { this(new Point(x1, y1), new Point(x2, y2)); }
        boolean flat() { return a.y() == b.y(); }
        Line reversed() { return new Line(b, a); }
        boolean sameAs(Object o) { return o instanceof Line l && (l.equals(this) || l.reversed().equals(this)); }
    }
    record Tagged<T extends Comparable<T>>(String tag, T value) implements java.util.function.Supplier<T> {
        @Override public T get() { return value; }
        static <T extends Comparable<T>> Tagged<T> max(Tagged<T> a, Tagged<T> b) { return a.value.compareTo(b.value) >= 0 ? a : b; }
    }
    record Counter(int[] cell) {
        Counter() { this(new int[1]); }
        int next() { return cell[0]++; }
        @Override public boolean equals(Object o) { return o instanceof Counter c && c.cell[0] == cell[0]; }
        @Override public int hashCode() { return cell[0]; }
        @Override public String toString() { return "Counter" + cell[0]; }
    }
    record Wide(int a, long b, int c, double d, float e, char f, short g, byte h, boolean i, String j, Object k, int l, long m, double n) { }

    static String match(Object o) {
        if (o instanceof Point p && p.x() == p.y()) return "diagonal " + p.x();
        if (o instanceof Point p) return "point " + p.norm();
        if (o instanceof Line l && l.flat()) return "flat " + (l.b().x() - l.a().x());
        if (o instanceof Line) return "line";
        if (o instanceof Tagged<?> t && t.get() instanceof Integer i && i > 5) return "big " + t.tag();
        return o instanceof Record r ? "record " + r.getClass().getSimpleName() : "other";
    }

    public static void main(String[] args) {
        var set = new java.util.TreeSet<Point>();
        Point p = new Point(2, 1);
        for (int i = 0; i < 6; i++, p = p.rot().plus(new Point(i % 2, 0))) set.add(p);
        System.out.println(set + " " + set.first().equals(Point.ORIGIN) + " " + set.ceiling(new Point(3, 0)));
        Object[] os = {Point.ORIGIN, new Point(-1, 4), new Line(0, 0, 5, 0), new Line(0, 0, 1, 1), new Tagged<>("t", 9), new Tagged<>("u", "x"), new Counter(), "s"};
        for (Object o : os) System.out.print(match(o) + "; ");
        System.out.println();
        try {
            new Line(1, 1, 1, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new Line(0, 0, 1, 2).sameAs(new Line(1, 2, 0, 0)) + " " + new Line(0, 0, 1, 2).equals(new Line(1, 2, 0, 0)));
        System.out.println(Tagged.max(new Tagged<>("a", 1.5), new Tagged<>("b", 1.5)).tag() + Tagged.max(new Tagged<>("a", "x"), new Tagged<>("b", "y")).get());
        Counter c = new Counter(), d = new Counter();
        c.next();
        System.out.println(c.equals(d) + " " + d.next() + c.equals(d) + " " + c + d);
        Wide w = new Wide(1, 2L, 3, 4.5, 5.5f, 'f', (short) 7, (byte) 8, true, "j", null, 12, 13L, 14.25), v = new Wide(1, 2L, 3, 4.5, 5.5f, 'f', (short) 7, (byte) 8, true, "j", null, 12, 13L, 14.25);
        System.out.println(w + " " + w.equals(v) + " " + (w.hashCode() == v.hashCode()) + " " + w.equals(new Wide(1, 2L, 3, 4.5, 5.5f, 'f', (short) 7, (byte) 8, true, "j", null, 12, 13L, 14.5)));
        var counts = new java.util.HashMap<Object, Integer>();
        for (int i = 0; i < 30; i++) counts.merge(new Point(i % 3, i % 2), 1, Integer::sum);
        System.out.println(counts.size() + " " + counts.get(new Point(2, 1)) + " " + counts.get(new Point(3, 1)));
    }
}
