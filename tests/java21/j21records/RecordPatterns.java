package j21records;

import java.util.List;

/** Record patterns: nested, with var, with primitives of every type, in instanceof and in switch. */
public class RecordPatterns {

    record Point(int x, int y) { }

    record Line(Point from, Point to) { }

    record Prims(boolean z, byte b, char c, short s, int i, long l, float f, double d, String t) { }

    record Box<T>(T value) { }

    record Pair<A, B>(A first, B second) { }

    record Empty() { }

    record Arr(int[] ints, String... names) { }

    static String line(Object o) {
        if (o instanceof Line(Point(var x1, var y1), Point(int x2, int y2)) && x1 == x2) {
            return "vertical " + Math.abs(y1 - y2);
        }
        if (!(o instanceof Line(Point p, Point(int x, int y)))) {
            return "no line";
        }
        return p + "->" + x + "," + y;
    }

    static String box(Object o) {
        return switch (o) {
            case Box<?>(Box<?>(Box<?>(var deep))) -> "three deep " + deep;
            case Box<?>(Box<?>(String s)) -> "two deep string " + s;
            case Box<?>(Box<?>(var v)) -> "two deep " + v;
            case Box<?>(Integer i) when i > 9 -> "big " + i;
            case Box<?>(Integer i) -> "small " + i;
            case Box<?>(int[] a) -> "array " + a.length;
            case Box<?>(Empty()) -> "empty inside";
            case Box<?>(var v) -> "box of " + v;
            case Empty() -> "empty";
            default -> "unboxed";
        };
    }

    static String pair(Pair<? extends Number, ? extends CharSequence> p) {
        return switch (p) {
            case Pair<? extends Number, ? extends CharSequence>(Integer i, String s) -> "int/string " + (i + 1) + s;
            case Pair<? extends Number, ? extends CharSequence>(Number n, String s) when s.isBlank() -> "blank " + n;
            case Pair<? extends Number, ? extends CharSequence>(var n, var s) -> "any " + n + "/" + s;
        };
    }

    static String inferred(Pair<Box<String>, Box<Integer>> p) {
        return switch (p) {
            case Pair(Box(var s), Box(var i)) when i == s.length() -> "equal " + s.toUpperCase();
            case Pair(Box(String s), Box(Integer i)) -> s.concat("-") + i.intValue();
        };
    }

    public static void main(String[] args) {
        Point origin = new Point(0, 0);
        System.out.println(line(new Line(origin, new Point(0, 5))));
        System.out.println(line(new Line(origin, new Point(3, 5))));
        System.out.println(line(new Line(null, new Point(3, 5))));
        System.out.println(line(new Line(origin, null)));
        System.out.println(line("x"));
        System.out.println(line(null));

        Object o = new Prims(true, (byte) -1, 'c', (short) 300, 1 << 30, 1L << 40, 1.5f, 2.25, "t");
        if (o instanceof Prims(boolean z, byte b, char c, short s, int i, long l, float f, double d, var t)) {
            System.out.println(z + " " + b + " " + c + " " + s + " " + i + " " + l + " " + f + " " + d + " " + t);
            System.out.println(b + c + s + i + l + f + d);
        }
        for (Object b : new Object[] {new Box<>(new Box<>(new Box<>(1))), new Box<>(new Box<>("s")),
            new Box<>(new Box<>(null)), new Box<>(10), new Box<>(9), new Box<>(new int[3]), new Box<>(new Empty()),
            new Box<>(null), new Box<>('c'), new Empty(), "plain"}) {
            System.out.println(box(b));
        }
        System.out.println(pair(new Pair<>(1, "a")));
        System.out.println(pair(new Pair<>(1L, " ")));
        System.out.println(pair(new Pair<>(1.5, "b")));
        System.out.println(pair(new Pair<>(null, new StringBuilder("sb"))));
        System.out.println(inferred(new Pair<>(new Box<>("abc"), new Box<>(3))));
        System.out.println(inferred(new Pair<>(new Box<>("abc"), new Box<>(4))));

        Object a = new Arr(new int[] {4, 5}, "n1", "n2");
        if (a instanceof Arr(int[] ints, String[] names) && ints.length == names.length) {
            System.out.println(ints[1] + names[1]);
        }
        int total = 0;
        for (Object e : List.of(new Point(1, 2), new Line(new Point(3, 4), new Point(5, 6)), "skip")) {
            if (e instanceof Point(int x, int y)) {
                total += x * y;
            } else if (e instanceof Line(Point(int x, int y), var to)) {
                total += 1000 * x + y + to.x();
            }
        }
        System.out.println(total);
        Object n = new Box<>(5);
        while (!(n instanceof Box<?>(String s) && s.length() == 3)) {
            n = n instanceof Box<?>(Integer i) && i > 3 ? new Box<>(i - 1) : new Box<>("end");
            System.out.print(n + " ");
        }
        System.out.println();
    }
}
