// Java 21: patterns.
public class Patterns {
    static int sink;
    sealed interface Shape permits Circle, Square, Pair {}
    record Circle(int r) implements Shape {}
    record Square(int s) implements Shape {}
    record Pair(Shape a, Shape b) implements Shape {}

    static boolean tests(Object o, boolean a) {
        if (o instanceof String s && s.length() > 1) return true;
        if (!(o instanceof Integer i)) return a;
        boolean x = o instanceof Integer j && j > 3;
        if (i > 2 || a) sink++;
        return x;
    }

    static int types(Object o, boolean a) {
        return switch (o) {
            case null -> a ? 0 : 1;
            case String s when s.isEmpty() || a -> 2;
            case String s -> s.length() > 3 ? 3 : 4;
            case Integer i when i > 5 && a -> 5;
            case Integer i -> { if (i == 1) yield 6; yield 7; }
            default -> a && sink > 0 ? 8 : 9;
        };
    }

    static int sealedOnes(Shape shape, boolean a) {
        switch (shape) {
            case Circle c when c.r() > 1 -> { if (a) return 1; }
            case Circle c -> sink++;
            case Square q -> { if (q.s() == 2) return 2; }
            case Pair p -> sink += a ? 1 : 2;
        }
        return a ? 3 : 4;
    }

    static boolean record(Object o, boolean a) {
        if (o instanceof Pair(Circle c, var d) && a) sink++; // unmapped: record pattern
        return a || o == null;
    }

    public static void main(String[] args) {
        Object[] all = {null, "", "ab", "abcd", 1, 4, 7, 2.5, new Circle(1), new Pair(new Circle(2), new Square(1))};
        for (boolean a : new boolean[] {false, true}) {
            for (Object o : all) { tests(o, a); types(o, a); record(o, a); }
            for (Shape s : new Shape[] {new Circle(1), new Circle(2), new Square(2), new Square(3), new Pair(null, null)})
                sealedOnes(s, a);
        }
    }
}
