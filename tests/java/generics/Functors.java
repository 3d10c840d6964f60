package generics;

/** Higher-kinded style encodings: type-safe heterogeneous maps, phantom types, self types, visitors by lambda. */
public class Functors {
    static final class Key<T> {
        final Class<T> type;
        final String name;
        Key(Class<T> t, String n) { type = t; name = n; }
        @Override public String toString() { return name + ":" + type.getSimpleName(); }
    }

    static class Bag {
        private final java.util.Map<Key<?>, Object> m = new java.util.LinkedHashMap<>();
        <T> Bag put(Key<T> k, T v) {
            m.put(k, k.type.cast(v));
            return this;
        }
        <T> T get(Key<T> k) { return k.type.cast(m.get(k)); }
        <T, R> R with(Key<T> k, java.util.function.Function<? super T, ? extends R> f, R none) { return m.containsKey(k) ? f.apply(get(k)) : none; }
    }

    interface Open { }
    interface Closed { }
    static class Door<S> {
        final int moves;
        private Door(int m) { moves = m; }
        static Door<Closed> make() { return new Door<>(0); }
        static Door<Open> open(Door<Closed> d) { return new Door<>(d.moves + 1); }
        static Door<Closed> close(Door<Open> d) { return new Door<>(d.moves + 1); }
    }

    static abstract class Shape<S extends Shape<S>> {
        String color = "none";
        int size = 1;
        @SuppressWarnings("unchecked") S self() { return (S) this; }
        S color(String c) { color = c; return self(); }
        S size(int s) { size = s; return self(); }
        @Override public String toString() { return getClass().getSimpleName() + "/" + color + "/" + size; }
    }
    static class Circle extends Shape<Circle> { Circle round() { size *= 3; return this; } }
    static class Star extends Shape<Star> { int points = 5; Star points(int p) { points = p; return this; } @Override public String toString() { return super.toString() + "/" + points; } }

    interface Either<L, R> {
        <T> T fold(java.util.function.Function<? super L, ? extends T> l, java.util.function.Function<? super R, ? extends T> r);
        static <L, R> Either<L, R> left(L v) { return new Either<>() { public <T> T fold(java.util.function.Function<? super L, ? extends T> l, java.util.function.Function<? super R, ? extends T> r) { return l.apply(v); } }; }
        static <L, R> Either<L, R> right(R v) { return new Either<>() { public <T> T fold(java.util.function.Function<? super L, ? extends T> l, java.util.function.Function<? super R, ? extends T> r) { return r.apply(v); } }; }
        default <Q> Either<L, Q> map(java.util.function.Function<? super R, ? extends Q> f) { return fold(Either::left, r -> right(f.apply(r))); }
        default <Q> Either<L, Q> flat(java.util.function.Function<? super R, Either<L, Q>> f) { return fold(Either::left, f); }
        default Either<R, L> swap() { return fold(Either::right, Either::left); }
        default String show() { return this.<String>fold(l -> "L(" + l + ")", r -> "R(" + r + ")"); }
    }

    static Either<String, Integer> parse(String s) {
        try {
            return Either.right(Integer.parseInt(s));
        } catch (NumberFormatException e) {
            return Either.left("bad " + s);
        }
    }

    static <T, C extends Comparable<? super C>> java.util.Comparator<T> by(java.util.function.Function<? super T, ? extends C> f) { return (a, b) -> f.apply(a).compareTo(f.apply(b)); }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Key<String> name = new Key<>(String.class, "name");
        Key<Integer> age = new Key<>(Integer.class, "age");
        Key<int[]> data = new Key<>(int[].class, "data");
        Bag b = new Bag().put(name, "ann").put(age, 30).put(data, new int[] {1, 2});
        int next = b.get(age) + 1;
        System.out.println(b.get(name).length() + next + b.get(data)[1] + " " + b.with(new Key<>(Long.class, "x"), Long::intValue, -1) + " " + b.m.keySet());
        try {
            b.put((Key) age, "not a number");
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Door.close(Door.open(Door.make())).moves);
        System.out.println(new Circle().color("red").round().size(4).round() + " " + new Star().size(2).points(7).color("gold"));
        System.out.println(parse("12").map(x -> x * 2).show() + " " + parse("zz").map(x -> x * 2).show() + " " + parse("5").flat(x -> parse(x + "0")).map(Integer::toBinaryString).show() + " " + parse("5").flat(x -> parse(x + "q")).swap().show() + " " + parse("1").swap().swap().show());
        java.util.List<String> l = new java.util.ArrayList<>(java.util.List.of("pear", "fig", "banana"));
        l.sort(by(String::length));
        System.out.println(l);
        l.sort(by((String s) -> s.charAt(s.length() - 1)).reversed());
        System.out.println(l);
        System.out.println(java.util.Collections.min(l, by(String::hashCode)).length());
    }
}
