package lambdas;

/** Lambdas calling themselves through fields, arrays, parameters and fixpoints. */
public class RecursiveLambdas {
    interface Fn<A, B> { B ap(A a); }
    interface Rec<A, B> { Fn<A, B> ap(Rec<A, B> r); }
    interface BiFn<A, B, C> { C ap(A a, B b); }

    static Fn<Integer, Integer> fib;
    Fn<Integer, String> bin = n -> n < 2 ? "" + n : this.bin.ap(n / 2) + n % 2;
    static final Fn<Integer, Long> FACT = n -> n < 2 ? 1L : n * RecursiveLambdas.FACT.ap(n - 1);

    static <A, B> Fn<A, B> fix(Fn<Fn<A, B>, Fn<A, B>> f) {
        Rec<A, B> r = w -> f.ap(x -> w.ap(w).ap(x));
        return r.ap(r);
    }

    static <A, B> Fn<A, B> memo(Fn<Fn<A, B>, Fn<A, B>> f) {
        java.util.Map<A, B> m = new java.util.HashMap<>();
        Object[] self = new Object[1];
        @SuppressWarnings("unchecked") Fn<A, B> g = a -> {
            B b = m.get(a);
            if (b == null) {
                b = f.ap((Fn<A, B>) self[0]).ap(a);
                m.put(a, b);
            }
            return b;
        };
        self[0] = g;
        return g;
    }

    static <A, B, C> Fn<A, Fn<B, C>> curry(BiFn<A, B, C> f) { return a -> b -> f.ap(a, b); }
    static <A, B, C> BiFn<A, B, C> uncurry(Fn<A, Fn<B, C>> f) { return (a, b) -> f.ap(a).ap(b); }
    static <A, B, C> BiFn<B, A, C> flip(BiFn<A, B, C> f) { return (b, a) -> f.ap(a, b); }
    static <A> Fn<A, A> repeat(int n, Fn<A, A> f) { return n == 0 ? x -> x : x -> f.ap(repeat(n - 1, f).ap(x)); }

    // Church numerals
    interface Num { <T> Fn<T, T> of(Fn<T, T> f); }
    static final Num ZERO = new Num() { public <T> Fn<T, T> of(Fn<T, T> f) { return x -> x; } };
    static Num succ(Num n) { return new Num() { public <T> Fn<T, T> of(Fn<T, T> f) { return x -> f.ap(n.of(f).ap(x)); } }; }
    static Num plus(Num a, Num b) { return new Num() { public <T> Fn<T, T> of(Fn<T, T> f) { return x -> a.of(f).ap(b.of(f).ap(x)); } }; }
    static Num times(Num a, Num b) { return new Num() { public <T> Fn<T, T> of(Fn<T, T> f) { return a.of(b.of(f)); } }; }
    static int toInt(Num n) { return n.<Integer>of(x -> x + 1).ap(0); }

    sealed interface Step<T> { }
    record Done<T>(T v) implements Step<T> { }
    record More<T>(java.util.function.Supplier<Step<T>> next) implements Step<T> { }
    static <T> T run(Step<T> s) {
        while (s instanceof More<T> m) s = m.next().get();
        return ((Done<T>) s).v();
    }
    static Step<Boolean> even(int n) { return n == 0 ? new Done<>(true) : new More<>(() -> odd(n - 1)); }
    static Step<Boolean> odd(int n) { return n == 0 ? new Done<>(false) : new More<>(() -> even(n - 1)); }

    public static void main(String[] args) {
        fib = n -> n < 2 ? n : fib.ap(n - 1) + fib.ap(n - 2);
        System.out.println(fib.ap(12) + " " + new RecursiveLambdas().bin.ap(77) + " " + FACT.ap(15));
        Fn<Integer, Integer> y = RecursiveLambdas.<Integer, Integer>fix(self -> n -> n == 0 ? 0 : n + self.ap(n - 1));
        System.out.println(y.ap(40));
        System.out.println(RecursiveLambdas.<Integer, Long>memo(self -> n -> n < 2 ? (long) n : self.ap(n - 1) + self.ap(n - 2)).ap(80));
        BiFn<Integer, String, String> rep = (n, s) -> s.repeat(n);
        System.out.println(curry(rep).ap(3).ap("ab") + " " + flip(rep).ap("z", 2) + " " + uncurry(curry(rep)).ap(1, "q"));
        System.out.println(repeat(5, (Integer x) -> x * 3).ap(1) + " " + repeat(0, (String s) -> s + s).ap("id"));
        Num two = succ(succ(ZERO)), three = succ(two);
        System.out.println(toInt(ZERO) + " " + toInt(plus(two, three)) + " " + toInt(times(three, times(two, three))) + " " + three.<String>of(s -> s + "!").ap("hi"));
        System.out.println(run(even(3000)) + " " + run(odd(3000)));
        Fn<Integer, Fn<Integer, Fn<Integer, Integer>>> f3 = a -> b -> c -> a * b + c;
        System.out.println(f3.ap(2).ap(3).ap(4));
        Runnable[] self = new Runnable[1];
        int[] n = {0};
        self[0] = () -> {
            if (n[0]++ < 5) self[0].run();
        };
        self[0].run();
        System.out.println(n[0]);
    }
}
