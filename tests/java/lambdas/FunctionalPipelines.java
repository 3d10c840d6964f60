package lambdas;

/** A small stream-like library of user-defined functional interfaces with chaining defaults. */
public class FunctionalPipelines {
    interface Sink<T> { boolean accept(T t); }

    interface Flow<T> {
        boolean each(Sink<? super T> s);

        @SafeVarargs static <T> Flow<T> of(T... ts) {
            return s -> {
                for (T t : ts) if (!s.accept(t)) return false;
                return true;
            };
        }
        static Flow<Integer> iterate(int seed, java.util.function.IntUnaryOperator f) {
            return s -> {
                for (int i = seed; s.accept(i); i = f.applyAsInt(i)) ;
                return false;
            };
        }
        default <R> Flow<R> map(java.util.function.Function<? super T, ? extends R> f) { return s -> each(t -> s.accept(f.apply(t))); }
        default Flow<T> filter(java.util.function.Predicate<? super T> p) { return s -> each(t -> !p.test(t) || s.accept(t)); }
        default <R> Flow<R> flat(java.util.function.Function<? super T, Flow<R>> f) { return s -> each(t -> f.apply(t).each(s)); }
        default Flow<T> take(int n) {
            return s -> {
                int[] left = {n};
                return n <= 0 || each(t -> s.accept(t) && --left[0] > 0);
            };
        }
        default Flow<T> peek(java.util.function.Consumer<? super T> c) {
            return s -> each(t -> {
                c.accept(t);
                return s.accept(t);
            });
        }
        default <A> A fold(A z, java.util.function.BiFunction<? super A, ? super T, ? extends A> f) {
            Object[] acc = {z};
            each(t -> {
                @SuppressWarnings("unchecked") A a = (A) acc[0];
                acc[0] = f.apply(a, t);
                return true;
            });
            @SuppressWarnings("unchecked") A r = (A) acc[0];
            return r;
        }
        default java.util.Optional<T> first() {
            Object[] box = new Object[1];
            boolean[] found = new boolean[1];
            each(t -> {
                box[0] = t;
                found[0] = true;
                return false;
            });
            @SuppressWarnings("unchecked") T t = (T) box[0];
            return found[0] ? java.util.Optional.of(t) : java.util.Optional.empty();
        }
        default String join(String sep) { return fold(new StringBuilder(), (sb, t) -> sb.append(sb.length() == 0 ? "" : sep).append(t)).toString(); }
        default <U, R> Flow<R> zip(Flow<U> o, java.util.function.BiFunction<T, U, R> f) {
            return s -> {
                java.util.ArrayDeque<U> q = new java.util.ArrayDeque<>();
                o.take(100).each(q::add);
                return each(t -> !q.isEmpty() && s.accept(f.apply(t, q.poll())));
            };
        }
    }

    interface Parser<T> {
        record Res<T>(T v, String rest) { }
        Res<T> run(String in);
        static Parser<Character> ch(java.util.function.IntPredicate p) { return in -> in.isEmpty() || !p.test(in.charAt(0)) ? null : new Res<>(in.charAt(0), in.substring(1)); }
        default <R> Parser<R> map(java.util.function.Function<T, R> f) {
            return in -> {
                Res<T> r = run(in);
                return r == null ? null : new Res<>(f.apply(r.v), r.rest);
            };
        }
        default <R> Parser<R> then(java.util.function.Function<T, Parser<R>> f) {
            return in -> {
                Res<T> r = run(in);
                return r == null ? null : f.apply(r.v).run(r.rest);
            };
        }
        default Parser<T> or(Parser<T> o) {
            return in -> {
                Res<T> r = run(in);
                return r != null ? r : o.run(in);
            };
        }
        default <A> Parser<A> many(A z, java.util.function.BiFunction<A, T, A> f) {
            return in -> {
                A acc = z;
                Res<T> r;
                while ((r = run(in)) != null) {
                    acc = f.apply(acc, r.v);
                    in = r.rest;
                }
                return new Res<>(acc, in);
            };
        }
    }

    static final Parser<Integer> NUM = Parser.ch(Character::isDigit).then(c -> Parser.ch(Character::isDigit).many(c - '0', (a, d) -> a * 10 + d - '0'));
    static final Parser<Integer> ATOM = NUM.or(in -> Parser.ch(c -> c == '(').then(x -> FunctionalPipelines.SUM).then(v -> Parser.ch(c -> c == ')').map(x -> v)).run(in));
    static final Parser<Integer> PROD = ATOM.then(a -> Parser.ch(c -> c == '*').then(x -> ATOM).many(a, (x, y) -> x * y));
    static final Parser<Integer> SUM = PROD.then(a -> Parser.ch(c -> c == '+').then(x -> PROD).many(a, Integer::sum));

    public static void main(String[] args) {
        StringBuilder log = new StringBuilder();
        System.out.println(Flow.of(1, 2, 3, 4, 5).peek(log::append).filter(x -> x % 2 == 1).map(x -> x * x).join("+") + " " + log);
        System.out.println(Flow.iterate(1, x -> x * 2).take(12).fold(0, Integer::sum) + " " + Flow.iterate(3, x -> x + 1).filter(x -> x % 7 == 0).first() + " " + Flow.of().first());
        System.out.println(Flow.of("a b", "c", "d e f").flat(s -> Flow.of(s.split(" "))).take(5).map(String::toUpperCase).join(","));
        System.out.println(Flow.of("x", "y", "z").zip(Flow.iterate(0, i -> i + 5), (s, i) -> s + i).join(" "));
        Flow<Integer> primes = Flow.iterate(2, x -> x + 1).filter(n -> Flow.iterate(2, x -> x + 1).take(Math.max(0, n - 2)).filter(d -> d * d <= n && n % d == 0).first().isEmpty());
        System.out.println(primes.take(10).join(" "));
        for (String s : new String[] {"1+2*3", "(1+2)*3", "12*(3+4*(5+6))+7", "2*", "x", "((4))"}) System.out.println(s + " -> " + SUM.run(s));
    }
}
