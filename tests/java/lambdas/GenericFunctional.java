package lambdas;

/** Lambdas for generic functional interfaces, bridges, wildcards, overloads taking functions. */
public class GenericFunctional {
    interface Mapper<A, B> { B map(A a); }
    interface StrMapper<B> extends Mapper<String, B> { }
    interface Len extends StrMapper<Integer> { @Override Integer map(String s); }
    interface Multi<A, B, C, D, R> { R ap(A a, B b, C c, D d); }
    interface Monoid<T> {
        T zero();
        T plus(T a, T b);
        static <T> Monoid<T> of(T z, java.util.function.BinaryOperator<T> f) {
            return new Monoid<>() {
                public T zero() { return z; }
                public T plus(T a, T b) { return f.apply(a, b); }
            };
        }
        default T sum(Iterable<? extends T> it) {
            T acc = zero();
            for (T t : it) acc = plus(acc, t);
            return acc;
        }
        default <U> Monoid<Pair<T, U>> with(Monoid<U> o) { return of(new Pair<>(zero(), o.zero()), (p, q) -> new Pair<>(plus(p.a(), q.a()), o.plus(p.b(), q.b()))); }
    }
    record Pair<A, B>(A a, B b) {
        <C> Pair<C, B> first(Mapper<? super A, ? extends C> f) { return new Pair<>(f.map(a), b); }
        Pair<B, A> swap() { return new Pair<>(b, a); }
    }

    static <T, R> java.util.List<R> mapAll(java.util.List<? extends T> l, Mapper<? super T, ? extends R> m) {
        java.util.List<R> r = new java.util.ArrayList<>();
        l.forEach(t -> r.add(m.map(t)));
        return r;
    }

    static String over(java.util.function.Function<Integer, Integer> f) { return "Function"; }
    static String over(java.util.function.Supplier<Integer> f) { return "Supplier"; }
    static String over2(java.util.function.IntFunction<String> f) { return "IntFunction" + f.apply(1); }
    static String over2(java.util.function.IntToLongFunction f) { return "IntToLong" + f.applyAsLong(1); }

    static <K extends Comparable<K>, V> java.util.TreeMap<K, java.util.List<V>> group(java.util.List<V> vs, Mapper<V, K> key) {
        java.util.TreeMap<K, java.util.List<V>> m = new java.util.TreeMap<>();
        for (V v : vs) m.computeIfAbsent(key.map(v), k -> new java.util.ArrayList<>()).add(v);
        return m;
    }

    static <T> java.util.function.Predicate<T> all(java.util.List<java.util.function.Predicate<? super T>> ps) {
        return t -> {
            for (var p : ps) if (!p.test(t)) return false;
            return true;
        };
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Len len = String::length;
        StrMapper<Integer> sm = len;
        Mapper<String, Integer> m = sm;
        Mapper raw = m;
        System.out.println(len.map("abc") + sm.map("de") + m.map("f") + " " + raw.map("four"));
        try {
            raw.map(5);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        Multi<Integer, Long, String, Character, Object> mu = (a, b, c, d) -> a + b + c + d;
        System.out.println(mu.ap(1, 2L, "x", 'y'));
        System.out.println(mapAll(java.util.List.of(1, 2, 3), (Number x) -> x.doubleValue() / 2) + " " + mapAll(java.util.List.of("a", "b"), Object::hashCode));
        Monoid<Integer> add = Monoid.of(0, Integer::sum), mul = Monoid.of(1, (a, b) -> a * b);
        Monoid<String> cat = Monoid.of("", String::concat);
        System.out.println(add.sum(java.util.List.of(1, 2, 3)) + " " + mul.sum(java.util.List.of(2, 3, 4)) + " " + cat.sum(java.util.List.of("x", "y")));
        System.out.println(add.with(cat).sum(java.util.List.of(new Pair<>(1, "a"), new Pair<>(2, "b"))) + " " + add.with(mul).zero());
        System.out.println(new Pair<>(1, "z").first(x -> x + 0.5).swap());
        System.out.println(over(x -> x) + over(() -> 1) + " " + over2((int x) -> "s" + x) + over2((int x) -> x + 5L));
        System.out.println(group(java.util.List.of("apple", "bob", "cat", "alpha", "dodo"), s -> s.charAt(0)) + " " + group(java.util.List.of(1, 2, 3, 4, 5), x -> x % 2 == 0));
        java.util.function.Predicate<String> p = all(java.util.List.of((Object o) -> o != null, (CharSequence c) -> c.length() > 2, (String s) -> s.startsWith("a")));
        System.out.println(p.test("abc") + " " + p.test("ab") + " " + p.negate().test(null) + " " + p.or(String::isEmpty).test(""));
        java.util.function.Function<Object, ? extends Number> f = o -> o.hashCode();
        Number nn = f.apply(7);
        System.out.println(nn + " " + f.andThen(Number::longValue).apply(8));
    }
}
