package libfunc;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.BinaryOperator;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

// andThen, compose, negate, and, or, identity over the functional interfaces.
public class Composition {
    interface Body {
        Object get() throws Exception;
    }

    static void t(String label, Body body) {
        try {
            System.out.println(label + " -> " + body.get());
        } catch (Throwable e) {
            System.out.println(label + " threw " + e);
        }
    }

    static <A, B, C> Function<A, Function<B, C>> curry(BiFunction<A, B, C> f) {
        return a -> b -> f.apply(a, b);
    }

    public static void main(String[] args) {
        Function<Integer, Integer> inc = x -> x + 1;
        Function<Integer, Integer> dbl = x -> x * 2;
        t("andThen", () -> inc.andThen(dbl).apply(5) + " " + inc.compose(dbl).apply(5) + " " + inc.andThen(dbl).andThen(inc).compose(dbl).apply(1) + " " + Function.<String>identity().apply("id"));
        t("andThen type", () -> inc.andThen(Integer::toBinaryString).andThen(String::length).apply(7));
        t("null", () -> inc.andThen(null));
        t("compose null", () -> inc.compose(null));
        Predicate<String> empty = String::isEmpty;
        Predicate<String> isLong = s -> s.length() > 3;
        t("predicate", () -> empty.negate().test("") + " " + empty.or(isLong).test("abcd") + " " + empty.and(isLong).test("") + " " + Predicate.not(empty).test("x") + " " + Predicate.isEqual("a").test("a") + " " + Predicate.isEqual(null).test(null));
        t("short circuit", () -> {
            StringBuilder log = new StringBuilder();
            Predicate<Integer> a = x -> {
                log.append('a');
                return x > 0;
            };
            Predicate<Integer> b = x -> {
                log.append('b');
                return x > 1;
            };
            a.and(b).test(0);
            a.or(b).test(1);
            a.and(b).negate().test(5);
            return log;
        });
        t("bi", () -> {
            BiFunction<Integer, Integer, Integer> add = Integer::sum;
            BiPredicate<String, Integer> lenIs = (s, n) -> s.length() == n;
            return add.andThen(x -> "=" + x).apply(2, 3) + " " + lenIs.test("ab", 2) + " " + lenIs.negate().test("ab", 2) + " " + lenIs.and((s, n) -> n > 5).test("ab", 2) + " " + lenIs.or((s, n) -> n > 0).test("abc", 2);
        });
        t("consumer", () -> {
            List<String> log = new ArrayList<>();
            Consumer<String> a = s -> log.add("a" + s);
            a.andThen(s -> log.add("b" + s)).andThen(a).accept("1");
            BiConsumer<String, Integer> c = (s, n) -> log.add(s.repeat(n));
            c.andThen((s, n) -> log.add(n + s)).accept("x", 2);
            ObjIntConsumer<String> o = (s, n) -> log.add(s + n);
            o.accept("o", 9);
            return log;
        });
        t("consumer stops", () -> {
            StringBuilder b = new StringBuilder();
            Consumer<Integer> bad = x -> {
                throw new IllegalStateException("first " + b);
            };
            bad.andThen(b::append).accept(1);
            return b;
        });
        t("int ops", () -> {
            IntUnaryOperator sq = x -> x * x;
            IntPredicate even = x -> x % 2 == 0;
            IntBinaryOperator max = Math::max;
            DoubleUnaryOperator half = d -> d / 2;
            IntFunction<String> stars = "*"::repeat;
            ToIntFunction<String> len = String::length;
            return sq.andThen(x -> x + 1).applyAsInt(3) + " " + sq.compose(x -> x + 1).applyAsInt(3) + " " + even.and(x -> x > 2).test(2) + " " + even.negate().or(x -> x == 2).test(2) + " " + max.applyAsInt(3, 9) + " " + half.andThen(Math::floor).applyAsDouble(5) + " " + stars.apply(3) + " " + len.applyAsInt("four") + " " + IntUnaryOperator.identity().applyAsInt(4);
        });
        t("operators", () -> BinaryOperator.minBy(java.util.Comparator.<Integer>naturalOrder()).apply(3, 2) + " " + BinaryOperator.maxBy(java.util.Comparator.comparing(String::length)).apply("aa", "b") + " " + UnaryOperator.identity().apply("same"));
        t("supplier", () -> {
            Supplier<List<String>> s = ArrayList::new;
            BooleanSupplier t = () -> s.get() != s.get();
            return s.get() + " " + t.getAsBoolean();
        });
        t("curry", () -> curry((Integer a, Integer b) -> a - b).apply(10).apply(3) + " " + curry(String::concat).apply("x").apply("y"));
        t("recursive", () -> {
            Function<Integer, Integer>[] f = newArray(1);
            f[0] = n -> n <= 1 ? 1 : n * f[0].apply(n - 1);
            return f[0].apply(10);
        });
        t("fold of functions", () -> List.of(inc, dbl, inc, dbl).stream().reduce(Function.identity(), Function::andThen).apply(3));
        t("method refs", () -> {
            String prefix = "pre";
            Function<String, Boolean> bound = prefix::startsWith;
            BiFunction<String, String, Boolean> unbound = String::startsWith;
            Function<Integer, int[]> maker = int[]::new;
            Function<String, StringBuilder> ctor = StringBuilder::new;
            return bound.apply("p") + " " + unbound.apply("abc", "b") + " " + maker.apply(3).length + " " + ctor.apply("sb").reverse();
        });
        t("bound null", () -> {
            String s = null;
            Supplier<Integer> len = s::length;
            return len.get();
        });
    }

    @SafeVarargs
    static <T> T[] newArray(int n, T... none) {
        return java.util.Arrays.copyOf(none, n);
    }
}
