// Members: initialisers, nested classes of each kind, lambdas inside lambdas.
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

public class Classes {
    static int sink;
    static boolean start = sink == 0 && !Boolean.getBoolean("x");
    static { if (start || sink > 3) sink++; }

    final int n;
    boolean odd = sink % 2 == 1 && sink > 2;
    BooleanSupplier late = () -> odd || sink > 5;
    { if (odd) sink++; else sink += 2; }

    Classes(int n) { this.n = n > 3 ? 3 : n; if (n == 0 && odd) sink++; }
    Classes(boolean a) { this(a ? 1 : 2); if (a) sink++; }
    Classes(String text) { super(); n = text.isEmpty() ? 0 : 1; }
    Classes(int n, int m) { this.n = n; }

    class Inner {
        boolean big = n > 1;
        boolean both(boolean a) { return a && n > 0; }
    }

    static class Base { Base(boolean x) { if (x) sink++; } boolean is(int i) { return i > 0; } }

    static class Derived extends Base {
        boolean own = sink > 1 ? sink < 9 : start;
        Derived(int i) { super(i > 2 && i < 9); }
        @Override boolean is(int i) { return super.is(i) && own; }
    }

    interface Shape { int sides(); default boolean many() { return sides() > 4 || sides() == 0; } static boolean ok(int i) { return i >= 0; } }

    enum Planet implements Shape {
        MARS(sink > 0 ? 1 : 2) { @Override public int sides() { return sink > 100 ? 9 : 0; } },
        VENUS(3);
        final int size;
        Planet(int size) { this.size = size == 1 ? 10 : size; }
        public int sides() { return size > 5 ? 6 : 3; }
        boolean first() { return this == MARS || ordinal() == 0; }
    }

    static int overloaded(int i) { return i > 0 ? 1 : 2; }
    static int overloaded(long i) { return i > 0 ? 3 : 4; }
    static int overloaded(Object o) { return o == null ? 5 : 6; }
    static int overloaded(String... o) { return o.length > 1 ? 7 : 8; }

    static <T extends Comparable<T>> boolean generic(T a, T b) { return a.compareTo(b) > 0 || a == b; }

    static boolean anonymous(boolean a, int i) {
        class Local { boolean test(int j) { return j > i && a; } }
        Supplier<Boolean> one = new Supplier<>() {
            boolean seen = a || i > 1;
            public Boolean get() {
                Supplier<Boolean> two = () -> { BooleanSupplier three = () -> seen && i != 2; return three.getAsBoolean() == a; };
                return two.get() || new Object() { boolean deep() { return i < 0 || !a; } }.deep();
            }
        };
        return new Local().test(1) ? one.get() : !one.get();
    }

    static boolean second(boolean a, int i) {
        class Local { boolean test() { return a ? i > 1 : i < 1; } }
        return new Local().test();
    }

    record Point(int x, int y) {
        Point { if (x < 0 || y < 0) throw new IllegalArgumentException(); }
        boolean origin() { return x == 0 && y == 0; }
    }

    public static void main(String[] args) {
        boolean[] both = {false, true};
        for (int i = 0; i < 5; i++) {
            new Classes(i).late.getAsBoolean();
            new Classes(i > 2);
            new Classes(i == 0 ? "" : "x");
            new Classes(i, i);
            new Classes(i).new Inner().both(i > 1);
            new Derived(i).is(i - 1);
            overloaded(i - 1);
            overloaded((long) i - 1);
            overloaded(i == 0 ? null : (Object) i);
            overloaded(new String[i]);
            generic("a" + i, "a1");
            new Point(i, i % 2).origin();
            for (boolean a : both) { anonymous(a, i); second(a, i); }
        }
        try { new Point(-1, 0); } catch (IllegalArgumentException e) { sink++; }
        for (Planet p : Planet.values()) if (p.first() | p.many() | Shape.ok(p.size)) sink++;
    }
}
