package lambdas;

/** Primitive functional interfaces against generic ones: boxing, widening, void results, checked casts. */
public class BoxingAdaptation {
    interface IntOp { int ap(int a, int b); }
    interface LongOp { long ap(long a, long b); }
    interface Gen<T> { T ap(T a, T b); }
    interface ToBool<T> { boolean test(T t); }
    interface CharFn { char ap(char c); }
    interface ShortOut { short get(); }
    interface FloatFn { float ap(float f); }
    interface ObjIn { String ap(Object... os); }
    interface Vd { void ap(int x); }

    static int calls;
    static int add(int a, int b) { calls++; return a + b; }
    static Integer addBoxed(Integer a, Integer b) { calls += 100; return a + b; }
    static long addL(long a, long b) { return a + b; }
    static double half(double d) { return d / 2; }
    static boolean pos(long l) { return l > 0; }
    static Object obj(Object o) { return o; }
    static String all(Object... os) { return os.length + "" + os[os.length - 1]; }
    static char up(char c) { return Character.toUpperCase(c); }

    static <T> T run(Gen<T> g, T a, T b) { return g.ap(a, b); }
    static int runI(IntOp g, int a, int b) { return g.ap(a, b); }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        IntOp a = BoxingAdaptation::add, b = BoxingAdaptation::addBoxed;
        Gen<Integer> c = BoxingAdaptation::add, d = BoxingAdaptation::addBoxed;
        System.out.println(a.ap(1, 2) + " " + b.ap(3, 4) + " " + c.ap(5, 6) + " " + d.ap(1000, 2000) + " " + calls);
        LongOp l = (x, y) -> x + (int) y;
        LongOp m = BoxingAdaptation::addL;
        System.out.println(l.ap(1L << 40, 7) + " " + m.ap(Integer.MAX_VALUE, 1));
        ToBool<Integer> p = BoxingAdaptation::pos;
        ToBool<String> q = String::isEmpty;
        System.out.println(p.test(5) + " " + p.test(-5) + " " + q.test("") + " " + ((ToBool<Object>) "x"::equals).test("x"));
        java.util.function.IntToDoubleFunction h = BoxingAdaptation::half;
        java.util.function.Function<Integer, Double> hb = i -> half(i);
        java.util.function.ToDoubleFunction<Float> hf = BoxingAdaptation::half;
        System.out.println(h.applyAsDouble(5) + " " + hb.apply(7) + " " + hf.applyAsDouble(2.5f));
        CharFn up = BoxingAdaptation::up;
        CharFn next = ch -> (char) (ch + 1);
        ShortOut so = () -> (byte) -3;
        FloatFn ff = f -> (float) half(f);
        System.out.println(up.ap('q') + "" + next.ap('q') + so.get() + ff.ap(3));
        java.util.function.IntSupplier is = () -> 'A';
        java.util.function.LongSupplier ls = () -> 'B';
        java.util.function.DoubleSupplier ds = () -> 3L;
        java.util.function.Supplier<Object> os = () -> 'C';
        java.util.function.BooleanSupplier bs = () -> Boolean.TRUE;
        System.out.println(is.getAsInt() + " " + ls.getAsLong() + " " + ds.getAsDouble() + " " + os.get() + " " + bs.getAsBoolean());
        Vd v = x -> add(x, x);
        Vd w = Integer::valueOf;
        v.ap(3);
        w.ap(4);
        System.out.println(calls);
        ObjIn oi = BoxingAdaptation::all;
        java.util.function.Function<Integer, String> one = BoxingAdaptation::all;
        java.util.function.BiFunction<Integer, String, String> two = BoxingAdaptation::all;
        java.util.function.IntFunction<String> prim = BoxingAdaptation::all;
        System.out.println(oi.ap(1, 2, 3) + " " + one.apply(9) + " " + two.apply(1, "z") + " " + prim.apply(5));
        System.out.println(run(Math::max, 3, 9) + " " + run(Integer::sum, 3, 9) + " " + run(String::concat, "x", "y") + " " + runI(Math::min, 3, 9) + " " + runI(Integer::compare, 3, 9) + " " + run(Double::sum, 0.5, 0.25));
        Gen raw = c;
        try {
            raw.ap("not", "ints");
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            c.ap(null, 1);
        } catch (NullPointerException e) {
            System.out.println("NPE unboxing argument");
        }
        java.util.function.Supplier<Integer> nul = () -> null;
        try {
            int x = nul.get();
            System.out.println(x);
        } catch (NullPointerException e) {
            System.out.println("NPE unboxing result");
        }
        IntOp nulRes = (x, y) -> (Integer) obj(null);
        try {
            nulRes.ap(1, 2);
        } catch (NullPointerException e) {
            System.out.println("NPE inside lambda");
        }
        java.util.function.ToLongFunction<Object> tl = o -> o instanceof Integer i ? i : o instanceof Character ch ? ch : -1;
        System.out.println(tl.applyAsLong(5) + tl.applyAsLong('a') + tl.applyAsLong("s"));
        java.util.Comparator<String> cmp = java.util.Comparator.<String>comparingInt(String::length).thenComparing(java.util.Comparator.reverseOrder());
        String[] ws = {"bb", "a", "ccc", "c", "aa"};
        java.util.Arrays.sort(ws, cmp);
        System.out.println(String.join(",", ws));
    }
}
