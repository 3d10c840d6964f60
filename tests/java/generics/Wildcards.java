package generics;

/** Bounded wildcards, recursive bounds, generic methods with explicit and inferred arguments. */
public class Wildcards {
    interface Fn<A, B> {
        B ap(A a);
        default <C> Fn<A, C> then(Fn<? super B, ? extends C> g) { return a -> g.ap(ap(a)); }
        static <T> Fn<T, T> id() { return t -> t; }
    }

    static abstract class Animal<S extends Animal<S>> implements Comparable<S> {
        int w;
        abstract S me();
        S weigh(int w) {
            this.w = w;
            return me();
        }
        public int compareTo(S o) { return Integer.compare(w, o.w); }
        public String toString() { return getClass().getSimpleName() + w; }
    }
    static class Cat extends Animal<Cat> { Cat me() { return this; } Cat purr() { w++; return this; } }
    static class Lion extends Cat { }

    static double total(java.util.Collection<? extends Number> c) {
        double t = 0;
        for (Number n : c) t += n.doubleValue();
        return t;
    }
    static void fill(java.util.Collection<? super Integer> c, int n) { for (int i = 0; i < n; i++) c.add(i); }
    static <T extends Comparable<? super T>> T top(java.util.List<? extends T> l) {
        T best = null;
        for (T t : l) if (best == null || t.compareTo(best) > 0) best = t;
        return best;
    }
    static <T, C extends java.util.Collection<? super T>> C into(C c, Iterable<? extends T> src) {
        for (T t : src) c.add(t);
        return c;
    }
    static void rev(java.util.List<?> l) { revH(l); }
    private static <T> void revH(java.util.List<T> l) {
        for (int i = 0, j = l.size() - 1; i < j; i++, j--) l.set(i, l.set(j, l.get(i)));
    }

    sealed interface Opt<T> permits Some, None {
        <R> R match(Fn<? super T, ? extends R> some, java.util.function.Supplier<? extends R> none);
        default <R> Opt<R> flat(Fn<? super T, Opt<R>> f) { return match(f, None::new); }
        default T or(T d) { return match(t -> t, () -> d); }
    }
    record Some<T>(T v) implements Opt<T> {
        public <R> R match(Fn<? super T, ? extends R> some, java.util.function.Supplier<? extends R> none) { return some.ap(v); }
    }
    record None<T>() implements Opt<T> {
        public <R> R match(Fn<? super T, ? extends R> some, java.util.function.Supplier<? extends R> none) { return none.get(); }
    }

    static Opt<Integer> parse(String s) {
        try {
            return new Some<>(Integer.parseInt(s));
        } catch (NumberFormatException e) {
            return new None<>();
        }
    }

    public static void main(String[] args) {
        Fn<Integer, Integer> inc = x -> x + 1;
        Fn<Object, String> str = o -> "<" + o + ">";
        System.out.println(inc.then(inc).then(str).then(String::length).ap(98) + " " + Fn.<String>id().then(str).ap("q") + " " + inc.then(Fn.id()).ap(1));
        System.out.println(new Cat().weigh(4).purr() + " " + new Lion().weigh(100).purr().compareTo(new Cat().weigh(101)));
        java.util.List<Number> nums = new java.util.ArrayList<>();
        fill(nums, 4);
        nums.add(2.5);
        nums.add(1L << 40);
        System.out.println(nums + " " + total(nums) + " " + total(java.util.List.of(1, 2)));
        java.util.List<Object> objs = new java.util.ArrayList<>();
        fill(objs, 2);
        objs.add("s");
        rev(objs);
        System.out.println(objs);
        System.out.println(top(java.util.List.of("pear", "zoo", "apple")) + " " + top(java.util.List.of(new Lion().weigh(3), new Lion().weigh(9))) + " " + top(new java.util.ArrayList<Integer>()));
        System.out.println(into(new java.util.TreeSet<Object>(), java.util.List.of(3, 1, 2)) + " " + into(new java.util.ArrayList<CharSequence>(), java.util.List.of("x")).size());
        System.out.println(parse("12").flat(x -> parse("" + x * 2)).or(-1) + " " + parse("zz").or(-1) + " " + parse("5").flat(x -> new None<String>()).or("none") + " " + parse("7"));
        System.out.println(new Some<>(null).equals(new Some<>(null)) + " " + new None<>().equals(new None<Integer>()) + " " + new Some<>(java.util.List.of(1)));
        var map = new java.util.TreeMap<String, java.util.List<? super Integer>>();
        map.computeIfAbsent("a", k -> new java.util.ArrayList<Number>()).add(1);
        map.computeIfAbsent("a", k -> new java.util.ArrayList<Number>()).add(2);
        System.out.println(map);
    }
}
