package npe;

import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/** Language constructs whose code dereferences behind the scenes. */
public class Constructs {
    enum Color { RED, GREEN; Color opposite; }
    record Point(Integer x, String label, int[] data) {
        Point { label.length(); }
        int size() { return data.length; }
        boolean same(Point other) { return x.equals(other.x) && label == other.label(); }
    }
    class Inner { int v = field; }
    static class Resource implements AutoCloseable {
        final String name;
        Resource(String name) { this.name = name; }
        public void close() { System.out.println("close " + name.length()); }
    }
    static class Parent { int size; Parent(int[] a) { size = a.length; } int f(String s) { return s.length(); } }
    static class Child extends Parent {
        String s = null;
        int derived = 5;
        { osink = this; }
        Child(int[] a) { super(a); derived = s.length(); }
        int f(String s) { return super.f(s) + this.s.length(); }
        class Deep { int g() { return Child.super.f(s); } }
    }
    static class Failing { static int[] a; static int b = a[0]; }
    static class Generic<T extends List<String>> { T t; String first() { return t.get(0); } }
    static class Walk implements Iterable<Integer> {
        public Iterator<Integer> iterator() { return null; }
    }

    int field;
    static long sink;
    static Object osink;
    static Integer box;
    static Boolean flag;
    static Character letter;
    static Double real;
    static Long wide;
    static Color color;

    static void t(Supplier<Object> body) {
        try {
            System.out.println("gave " + body.get());
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    static void r(Runnable body) {
        t(() -> { body.run(); return "nothing"; });
    }

    static int sum(int... xs) { int s = 0; for (int x : xs) s += x; return s; }
    static int total(Integer... xs) { int s = 0; for (int x : xs) s += x; return s; }
    static <T extends Comparable<T>> T max(T a, T b) { return a.compareTo(b) > 0 ? a : b; }
    static int plain(int i) { return i; }

    static void boxes(Integer i, Long l) {
        r(() -> { int x = i; });
        r(() -> { long x = i; });
        r(() -> { long x = l + i; });
        r(() -> { double x = real; });
        r(() -> { sink = box + 1; });
        r(() -> { box++; });
        r(() -> { box += 2; });
        r(() -> { wide = wide - 1; });
        r(() -> { if (flag) sink++; });
        r(() -> { while (!flag) sink++; });
        r(() -> { sink = flag ? 1 : 2; });
        r(() -> { sink = flag == null || flag ? 1 : 2; });
        r(() -> { flag = flag && flag; });
        r(() -> { char c = letter; });
        r(() -> { sink = letter + 1; });
        t(() -> "" + (char) letter);
        t(() -> plain(i));
        t(() -> plain(box));
        t(() -> sum(1, box, 2));
        t(() -> total(1, null, 2));
        t(() -> total((Integer[]) null));
        t(() -> sum((int[]) null));
        t(() -> sink > 0 ? box : 1);
        t(() -> true ? box : 1);
        t(() -> new int[box]);
        t(() -> new int[3][(int) i].length);
        t(() -> i == 1);
        t(() -> i < l);
        t(() -> -i);
        t(() -> ~box);
        t(() -> (short) (int) i);
        t(() -> max(null, 1));
        t(() -> max(1, null));
        t(() -> max("a", null));
        r(() -> { switch (box) { case 1: sink++; } });
        r(() -> { switch (letter) { case 'c': sink++; } });
    }

    static void flow(String s, Color c, int[] a, List<String> list) {
        r(() -> { for (int x : a) sink += x; });
        r(() -> { for (String x : list) sink += x.length(); });
        r(() -> { for (int x : new Walk()) sink += x; });
        r(() -> { for (Object x : (Object[]) osink) sink++; });
        r(() -> { switch (s) { case "a": sink++; break; case "b": sink--; } });
        r(() -> { switch (s.trim()) { case "a": sink++; } });
        r(() -> { switch (c) { case RED: sink++; break; default: sink--; } });
        r(() -> { switch (color) { case RED: sink++; break; case GREEN: sink--; } });
        r(() -> { switch (Color.RED.opposite) { case RED: sink++; break; default: } });
        t(() -> switch (c) { case RED -> 1; case GREEN -> 2; });
        t(() -> switch (s) { case "x" -> 1; default -> 2; });
        r(() -> { synchronized (s) { sink++; } });
        r(() -> { synchronized ((new Object[1])[0]) { sink++; } });
        r(() -> { try (Resource x = new Resource(s)) { sink++; } });
        r(() -> { try (Resource x = null) { sink++; } });
        r(() -> { try (Resource x = new Resource("a"); Resource y = new Resource(s.trim())) { sink++; } });
        r(() -> { RuntimeException e = null; throw e; });
        r(() -> { throw (RuntimeException) osink; });
        t(() -> s + a.length);
        t(() -> "x" + s + list.size() + c);
        t(() -> s instanceof String && s.isEmpty());
        t(() -> osink instanceof Color k ? k.name() : c.name());
        t(() -> osink instanceof String k && k.isEmpty() ? k : s.strip());
        t(() -> "lit".equals(s) || s.equals("lit"));
        t(() -> "lit".length() + s.length());
        t(() -> Color.valueOf("RED").opposite.opposite);
        t(() -> c.compareTo(Color.RED));
        t(() -> Color.RED.compareTo(c));
    }

    static void objects(Constructs outer, Point p, Child child) {
        t(() -> outer.new Inner());
        t(() -> outer.field);
        t(() -> new Constructs().new Inner().v);
        t(() -> new Point(1, null, null));
        t(() -> new Point(1, "a", null).size());
        t(() -> new Point(null, "a", null).same(new Point(1, "b", null)));
        t(() -> new Point(1, "a", null).same(p));
        t(() -> p.x());
        t(() -> p.data()[0]);
        t(() -> new Point(null, "a", null).x() + 1);
        t(() -> new Point(null, "a", null).hashCode());
        t(() -> new Point(null, "a", null).toString());
        t(() -> new Point(null, "a", null).data[0]);
        t(() -> new Parent(null));
        t(() -> new Child(null));
        t(() -> new Child(new int[2]));
        t(() -> ((Child) osink).derived);
        t(() -> ((Child) osink).f("x"));
        t(() -> ((Child) osink).f(null));
        t(() -> ((Child) osink).new Deep().g());
        t(() -> child.new Deep());
        t(() -> child.f("x"));
        t(() -> new Generic<List<String>>().first());
        t(() -> new Generic<List<String>>().t.get(0).length());
        try {
            sink = Failing.b;
        } catch (ExceptionInInitializerError e) {
            System.out.println(e.getMessage() + " " + e.getCause().getMessage());
        }
    }

    static void functions(String s, Constructs c) {
        t(() -> { Supplier<Integer> f = s::length; return f.get(); });
        t(() -> { Supplier<String> f = c.toString()::trim; return f.get(); });
        t(() -> { Function<String, Integer> f = String::length; return f.apply(s); });
        t(() -> { ToIntFunction<Integer> f = Integer::intValue; return f.applyAsInt(null); });
        t(() -> { ToIntFunction<Integer> f = x -> x; return f.applyAsInt(null); });
        t(() -> { IntFunction<int[]> f = int[]::new; return f.apply(2).length; });
        t(() -> { Function<Integer, Integer> f = Constructs::plain; return f.apply(null); });
        t(() -> { Supplier<Integer> f = null; return f.get(); });
        t(() -> { IntSupplier f = () -> box; return f.getAsInt(); });
        t(() -> { Predicate<String> f = String::isEmpty; return f.negate().test(s); });
        t(() -> { Function<String, String> f = null; return f.andThen(null); });
        t(() -> { Supplier<Supplier<String>> f = () -> () -> s.trim(); return f.get().get(); });
        t(() -> { Supplier<Supplier<String>> f = () -> null; return f.get().get(); });
        t(() -> { Function<int[], Integer> f = a -> a[0] + a.length; return f.apply(null); });
        t(() -> new Object() { String hidden; int go() { return hidden.length(); } }.go());
        t(() -> ((Supplier<Object>) () -> osink.toString()).get());
    }

    public static void main(String[] args) {
        boxes(null, null);
        boxes(1, null);
        flow(null, null, null, null);
        flow("x", null, new int[1], null);
        osink = null;
        objects(null, null, null);
        osink = null;
        functions(null, null);
    }
}
