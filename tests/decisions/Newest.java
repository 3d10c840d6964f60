// Java 25: statements before super(), unnamed variables.
import module java.base;

public class Newest {
    static int sink;
    static class Base { final boolean on; Base(boolean on) { this.on = on && sink < 90; if (on) sink++; } }

    static class Derived extends Base {
        final int size;
        boolean late = sink > 2 || on;
        Derived(int n, boolean a) {
            if (n < 0 || a && n > 3) throw new IllegalArgumentException();
            size = n > 1 ? n : 1;
            boolean both = a && n == 2;
            super(both || n == 3);
            if (on & late) sink++;
        }
        Derived(String s) { int n = s == null ? 0 : s.length(); this(n, n > 1 && !s.isBlank()); if (size == n) sink++; }
    }

    record Pair(Object a, Object b) {}

    static int unnamed(Object o, boolean a, List<String> all) {
        int n = 0;
        for (var _ : all) if (a || n++ > 1) n++;
        try { n += Integer.parseInt(all.get(0)); } catch (NumberFormatException _) { if (a) n++; }
        if (o instanceof Pair(var _, _) && a) n++;
        if (o instanceof Pair _ || n > 2) n++;
        BiPredicate<Integer, Integer> p = (x, _) -> x > 1 && a;
        return switch (o) { case Pair(_, _) when a && p.test(2, 1) -> 1; case String _, Integer _ when !a -> 2; case Pair _ -> a ? 3 : 4; case null, default -> n > 3 ? 5 : 6; };
    }

    public static void main(String[] args) {
        for (boolean a : new boolean[] {false, true}) {
            for (int n = -1; n < 5; n++) try { new Derived(n, a); } catch (IllegalArgumentException e) { sink++; }
            new Derived(a ? null : "xy"); new Derived(a ? "x" : "  ");
            for (Object o : new Object[] {null, "s", 3, 2.5, new Pair(1, null)}) { unnamed(o, a, List.of("1", "2", "3")); unnamed(o, a, List.of("x")); }
        }
    }
}
