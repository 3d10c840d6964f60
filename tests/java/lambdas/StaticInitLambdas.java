package lambdas;

/** Lambdas in static initialisers, fields, interfaces, enums, constructors and records. */
public class StaticInitLambdas {
    static final java.util.function.IntUnaryOperator SQ = x -> x * x;
    static final java.util.Map<String, java.util.function.IntBinaryOperator> OPS = new java.util.TreeMap<>();
    static int ready = 3;
    static {
        OPS.put("+", (a, b) -> a + b);
        OPS.put("-", (a, b) -> a - b);
        OPS.put("*", Math::multiplyExact);
        OPS.put("ready", (a, b) -> ready);
        int captured = SQ.applyAsInt(5);
        OPS.put("cap", (a, b) -> captured);
    }
    final java.util.function.Supplier<String> self = () -> "self " + id();
    final int id;

    StaticInitLambdas(int id) {
        Runnable r = () -> ready += id;
        r.run();
        this.id = id;
    }

    int id() { return id; }

    interface Shape {
        java.util.function.Supplier<String> HELLO = () -> "hello from interface";
        Shape UNIT = () -> 1;
        double area();
        default java.util.function.DoubleUnaryOperator scaler() { return k -> k * area(); }
        static Shape of(double d) { return () -> d; }
    }

    enum Op implements java.util.function.IntBinaryOperator {
        PLUS("+", (a, b) -> a + b), POW("^", (a, b) -> { int r = 1; for (int i = 0; i < b; i++) r *= a; return r; }), MAX("max", Math::max);
        final String sym;
        private final java.util.function.IntBinaryOperator f;
        Op(String sym, java.util.function.IntBinaryOperator f) {
            this.sym = sym;
            this.f = f;
        }
        @Override public int applyAsInt(int a, int b) { return f.applyAsInt(a, b); }
        static final java.util.Map<String, Op> BY = new java.util.LinkedHashMap<>();
        static { java.util.Arrays.asList(values()).forEach(o -> BY.put(o.sym, o)); }
    }

    record Lazy<T>(java.util.function.Supplier<T> s) {
        static final Lazy<String> CONST = new Lazy<>(() -> "const");
        Lazy { java.util.Objects.requireNonNull(s); }
        T get() { return s.get(); }
        <R> Lazy<R> map(java.util.function.Function<T, R> f) { return new Lazy<>(() -> f.apply(s.get())); }
    }

    static class Parent {
        final String made;
        Parent(java.util.function.Supplier<String> s) { made = s.get(); }
    }

    static class Child extends Parent {
        Child(int n) { super(() -> "super arg " + n); }
        Child() { this(new int[] {1, 2, 3}.length); }
    }

    class Inner {
        java.util.function.IntSupplier both = () -> id * 100 + StaticInitLambdas.this.id;
    }

    public static void main(String[] args) {
        for (var e : OPS.entrySet()) System.out.print(e.getKey() + "=" + e.getValue().applyAsInt(7, 3) + " ");
        System.out.println();
        StaticInitLambdas s = new StaticInitLambdas(4);
        System.out.println(s.self.get() + " " + ready + " " + s.new Inner().both.getAsInt());
        System.out.println(Shape.HELLO.get() + " " + Shape.UNIT.area() + " " + Shape.of(2.5).scaler().applyAsDouble(4));
        for (Op o : Op.values()) System.out.print(o + o.sym + o.applyAsInt(2, 10) + " ");
        System.out.println(Op.BY.keySet());
        System.out.println(Lazy.CONST.get() + " " + Lazy.CONST.map(String::length).map(n -> n * 2).get());
        System.out.println(new Child().made + " " + new Child(9).made);
        java.util.function.IntBinaryOperator op = Op.BY.get("^");
        System.out.println(op + " " + op.applyAsInt(3, 4));
    }
}
