package dispatch;

/** Bridges for generics and covariant returns: calls through every static type, and heap pollution. */
public class BridgeMethods {
    interface Shape<T extends Shape<T>> { T scaled(int k); int size(); }
    static class Sq implements Shape<Sq> {
        final int s;
        Sq(int s) { this.s = s; }
        @Override public Sq scaled(int k) { return new Sq(s * k); }
        @Override public int size() { return s; }
    }

    static class Base<T> {
        T last;
        void put(T t) {
            last = t;
            System.out.println("Base.put " + t);
        }
        T get() { return last; }
    }

    static class StrBox extends Base<String> {
        @Override void put(String s) {
            System.out.println("StrBox.put " + s.length());
            super.put(s);
        }
        @Override String get() { return "<" + super.get() + ">"; }
    }

    static class A { Object make() { return "A"; } A self() { return this; } Number num() { return 1; } }
    static class B extends A { @Override String make() { return "B" + super.make(); } @Override B self() { return this; } @Override Integer num() { return 2; } String extra() { return "extra"; } }
    static class C extends B { @Override String make() { return "C" + super.make(); } @Override C self() { return this; } }

    static class Ver implements Comparable<Ver> {
        final int n;
        Ver(int n) { this.n = n; }
        public int compareTo(Ver o) { return Integer.compare(n, o.n); }
        public String toString() { return "v" + n; }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) throws Exception {
        Shape<Sq> s = new Sq(3);
        System.out.println(s.scaled(2).scaled(2).size());
        Shape raw = s;
        System.out.println(raw.scaled(5).size());
        Base<String> b = new StrBox();
        b.put("hello");
        System.out.println(b.get());
        Base rawb = b;
        try {
            rawb.put(42);
        } catch (ClassCastException e) {
            System.out.println("bridge cast: " + e.getMessage());
        }
        System.out.println(rawb.get());
        Base<Integer> bi = new Base<>();
        ((Base) bi).put("polluted");
        Object fine = bi.get();
        System.out.println(fine);
        try {
            Integer i = bi.get();
            System.out.println(i);
        } catch (ClassCastException e) {
            System.out.println("use-site cast: " + e.getMessage());
        }
        A a = new C();
        Object o = a.make();
        System.out.println(o + " " + a.self().getClass().getSimpleName() + " " + new C().self().extra() + " " + ((B) a).make().length() + " " + a.num() + " " + ((B) a).num().compareTo(5));
        Comparable c = new Ver(1);
        System.out.println(c.compareTo(new Ver(2)));
        try {
            c.compareTo("x");
        } catch (ClassCastException e) {
            System.out.println("compareTo bridge: " + e.getMessage());
        }
        Ver[] vs = {new Ver(3), new Ver(1), new Ver(2)};
        java.util.Arrays.sort(vs);
        System.out.println(java.util.Arrays.toString(vs));
        int bridges = 0, real = 0;
        for (java.lang.reflect.Method m : StrBox.class.getDeclaredMethods()) if (m.isBridge()) bridges++; else real++;
        System.out.println(bridges + " " + real);
        java.util.TreeSet<String> names = new java.util.TreeSet<>();
        for (java.lang.reflect.Method m : C.class.getDeclaredMethods()) names.add(m.getReturnType().getSimpleName() + " " + m.getName() + " " + m.isBridge());
        System.out.println(names);
        java.util.function.Function<Integer, Object> f = new java.util.function.Function<>() {
            public String apply(Integer i) { return "fn" + (i + 1); }
        };
        System.out.println(f.apply(1) + " " + ((java.util.function.Function) f).andThen(x -> x + "!").apply(2));
        try {
            ((java.util.function.Function) f).apply("no");
        } catch (ClassCastException e) {
            System.out.println("fn bridge: " + e.getMessage());
        }
    }
}
