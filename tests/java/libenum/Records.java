package libenum;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

// Records with collections: generated methods, canonical constructors, nesting, generic records.
public class Records {
    interface Body {
        Object get() throws Exception;
    }

    static void t(String label, Body body) {
        try {
            System.out.println(label + " -> " + body.get());
        } catch (Throwable e) {
            System.out.println(label + " threw " + e);
        }
    }

    record Point(int x, int y) implements Comparable<Point> {
        static final Point ORIGIN = new Point(0, 0);

        Point {
            if (x < -1000) throw new IllegalArgumentException("x too small: " + x);
        }

        Point(int both) {
            this(both, both);
        }

        double dist() {
            return Math.sqrt(x * x + y * y);
        }

        Point plus(Point o) {
            return new Point(x + o.x, y + o.y);
        }

        @Override
        public int compareTo(Point o) {
            return Comparator.comparingInt(Point::x).thenComparingInt(Point::y).compare(this, o);
        }
    }

    record Box<T>(T value, List<T> rest) {
        Box(T value, List<T> rest) {
            this.value = value;
            this.rest = List.copyOf(rest);
        }

        @SafeVarargs
        static <T> Box<T> of(T v, T... r) {
            return new Box<>(v, Arrays.asList(r));
        }
    }

    record All(byte b, short s, int i, long l, float f, double d, boolean z, char c, String str, int[] arr) {
    }

    record Empty() {
    }

    record Custom(String name) {
        @Override
        public String name() {
            return name == null ? "anon" : name;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Custom c && name().equalsIgnoreCase(c.name());
        }

        @Override
        public int hashCode() {
            return name().toLowerCase(java.util.Locale.ROOT).hashCode();
        }
    }

    public static void main(String[] args) {
        Point p = new Point(3, 4);
        System.out.println(p + " " + p.x() + " " + p.y() + " " + p.dist() + " " + p.plus(Point.ORIGIN).equals(p) + " " + new Point(7) + " " + (p == new Point(3, 4)) + " " + p.equals(null));
        System.out.println(p.hashCode() == new Point(3, 4).hashCode());
        t("validation", () -> new Point(-1001, 0));
        Set<Point> set = new HashSet<>(List.of(p, new Point(1, 1)));
        System.out.println(set.contains(new Point(3, 4)) + " " + set.contains(new Point(4, 3)) + " " + set.size());
        TreeSet<Point> sorted = new TreeSet<>(List.of(new Point(2, 9), new Point(1, 5), new Point(2, 1), p));
        System.out.println(sorted + " " + sorted.first() + " " + sorted.ceiling(new Point(2, 2)));
        System.out.println(Box.of("a", "b", "c") + " " + Box.of(1).equals(Box.of(1)) + " " + Box.of(1).equals(Box.of(2)) + " " + new Box<>(null, List.of()));
        t("box immutable", () -> Box.of(1, 2).rest().add(3));
        t("box null", () -> Box.of("a", (String) null));
        int[] arr = {1};
        All a = new All((byte) 1, (short) 2, 3, 4, 5f, 6, true, 'c', null, arr);
        All b = new All((byte) 1, (short) 2, 3, 4, 5f, 6, true, 'c', null, arr);
        System.out.println(a.equals(b) + " " + (a.hashCode() == b.hashCode()) + " " + a.toString().replaceAll("@[0-9a-f]+", "@") + " " + a.equals(new All((byte) 1, (short) 2, 3, 4, 5f, 6, true, 'c', null, arr.clone())));
        record Local(double d, float f) {
        }
        System.out.println(new Local(0.0, 1f).equals(new Local(-0.0, 1f)) + " " + new Local(Double.NaN, Float.NaN).equals(new Local(Double.NaN, Float.NaN)) + " " + new Local(-0.0, 2));
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + " " + new Empty().hashCode());
        System.out.println(new Custom(null) + " " + new Custom(null).name() + " " + new Custom("Bob").equals(new Custom("BOB")) + " " + new HashSet<>(List.of(new Custom("X"), new Custom("y"))).contains(new Custom("x")));
        Map<Point, String> map = new HashMap<>();
        map.put(new Point(1, 2), "a");
        map.merge(new Point(1, 2), "b", String::concat);
        System.out.println(map);
        Map<String, List<Point>> quad = new TreeMap<>();
        for (Point q : List.of(new Point(1, 1), new Point(-1, 1), new Point(2, 3), new Point(-5, -5))) quad.computeIfAbsent((q.x() > 0 ? "E" : "W") + (q.y() > 0 ? "N" : "S"), k -> new ArrayList<>()).add(q);
        System.out.println(quad);
        Object o = p;
        if (o instanceof Point q && q.x() == 3) System.out.println("matched " + q.y());
        System.out.println(Point.class.isRecord() + " " + Point.class.getRecordComponents().length + " " + Point.class.getRecordComponents()[1].getName() + " " + Empty.class.getRecordComponents().length + " " + (Point.class.getSuperclass() == Record.class) + " " + String.class.isRecord());
        record Node(int v, Node next) {
            int sum() {
                return v + (next == null ? 0 : next.sum());
            }
        }
        Node list = null;
        for (int i = 4; i > 0; i--) list = new Node(i, list);
        System.out.println(list + " " + list.sum());
    }
}
