// Java 21: record patterns, guards, nested patterns.
import java.util.List;

public class Records {
    static int sink;
    record Point(int x, int y) {}
    record Box<T>(T value) {}
    record Line(Point from, Point to) {}
    sealed interface Tree permits Leaf, Node {}
    record Leaf(int n) implements Tree {}
    record Node(Tree left, Tree right) implements Tree {}

    static void tests(Object o, boolean a) {
        if (o instanceof Point(int x, int y) && x > y) sink++;
        if (o instanceof Point(var x, var y) || a) sink++;
        if (a && o instanceof Box<?>(var v) && v != null) sink++;
        if (!(o instanceof Point(int x, int y))) sink++; else sink += x > y ? 1 : 2;
        boolean z = o instanceof Point(int x, int y) && (x == 1 || y == 1);
        z |= o instanceof Box<?>(var v);
        if (z & o instanceof Point(int x, int y)) sink++;
        while (!(o instanceof Point(int p, int q))) { if (a) return; o = new Point(1, 2); }
        if (p > 0 && a) sink++;
        sink += o instanceof Point(var x, int y) && x == y ? 1 : 2;
    }

    static boolean several(Object o, boolean a) {
        if (o instanceof Box<?>(String s) && s.length() > 1) sink++; // unmapped: record pattern
        if (o instanceof Line(Point(int x, var y), Point to) && a) sink++; // unmapped: record pattern
        return a || o == null;
    }

    static int guards(Object o, boolean a, int i) {
        return switch (o) {
            case Point(int x, int y) when x > y && a -> 1;
            case Point(int x, int y) when x == y || i > 2 -> { if (a) yield 2; yield x > 1 ? 3 : 4; }
            case Point p -> a ? 5 : 6;
            case Line(Point(int x, int y), Point(var z, var w)) when x == z && y == w -> 7;
            case Line(Point f, Point t) when a -> f == t ? 8 : 9;
            case Box<?>(String s) when s.isEmpty() ^ a -> 10;
            case Box<?>(Integer n) when n > 2 == a -> n == 3 ? 11 : 12;
            case String s when s.length() > i && !a -> s.isBlank() ? 13 : 14;
            case List<?> l when l.isEmpty() & a -> 15;
            case null -> a && i > 1 ? 16 : 17;
            default -> i == 1 || a ? 18 : 19;
        };
    }

    static int sum(Tree t, boolean a) {
        return switch (t) {
            case Leaf(int n) when n < 0 -> a ? 0 : -n;
            case Leaf(var n) -> n;
            case Node(Leaf(var l), Leaf(var r)) when l == r -> a || l > 1 ? l : r;
            case Node(var l, var r) -> sum(l, a) + sum(r, !a);
        };
    }

    static void statement(Object o, boolean a) {
        switch (o) {
            case Integer i when i > 3: if (a) sink++; break;
            case Integer i: sink += i == 1 ? 1 : 2; break;
            case Point(int x, int y) when x + y > 2 && !a: sink++; break;
            default: if (!a) sink++;
        }
        switch (o) { case String s when a || s.isEmpty() -> sink++; case String s -> { if (s.length() > 1) sink++; } default -> {} }
    }

    enum Color { RED, GREEN }
    sealed interface Kind permits Plain, Tint {}
    record Plain() implements Kind {}
    record Tint(Color c, boolean dark) implements Kind {}

    static int mixed(Kind k, Color c, boolean a) {
        int r = switch (k) { case Plain p when a -> 1; case Plain p -> 2; case Tint(Color t, boolean d) when d && t == Color.RED -> 3; case Tint t -> t.dark() ? 4 : 5; };
        return switch (c) { case Color q when a && r > q.ordinal() -> 6; case RED -> 7; case GREEN -> a ? 8 : 9; };
    }

    public static void main(String[] args) {
        Object[] all = {"", "ab", " ", 1, 4, 7, 2.5, new Point(1, 2), new Point(2, 1), new Point(1, 1), new Box<>("x"), new Box<>(""),
            new Box<>(3), new Box<>(1), new Box<>(null), new Line(new Point(1, 2), new Point(1, 2)), new Line(new Point(1, 2), new Point(3, 2)),
            new Line(null, null), List.of(), List.of(1)};
        for (boolean a : new boolean[] {false, true}) {
            for (Object o : all) { tests(o, a); several(o, a); statement(o, a); for (int i = 0; i < 4; i++) guards(o, a, i); }
            guards(null, a, 1); guards(null, a, 2); several(null, a);
            Tree leaf = new Leaf(2), low = new Leaf(-1);
            for (Tree t : new Tree[] {leaf, low, new Node(leaf, leaf), new Node(leaf, low), new Node(new Node(low, leaf), leaf)}) sum(t, a);
            for (Kind k : new Kind[] {new Plain(), new Tint(Color.RED, a), new Tint(Color.GREEN, true)})
                for (Color c : Color.values()) mixed(k, c, a);
        }
    }
}
