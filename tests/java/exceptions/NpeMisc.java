package exceptions;

/** Helpful messages for throw, monitors, unboxing, switches, method references and for-each. */
public class NpeMisc {
    static RuntimeException ex;
    static Object lock;
    static Integer boxed;
    static Boolean flag;
    static Character chr;
    static String str;
    enum E { A, B }
    static E en;
    Integer field;
    RuntimeException exField;
    static java.util.List<Integer> list = new java.util.ArrayList<>();

    static RuntimeException getEx() { return null; }
    static Integer getBoxed(int a) { return null; }
    static long sink;

    static void t(String label, Runnable r) {
        try {
            r.run();
            System.out.println(label + ": no exception");
        } catch (NullPointerException e) {
            System.out.println(label + ": " + e.getMessage());
        }
    }

    static int unboxParam(Integer p, Double d, Long[] ls) {
        int n = 0;
        try { n += p; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { n += d; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { n += ls[0]; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { p++; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { ls[0]--; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        return n;
    }

    public static void main(String[] args) {
        t("throw static", () -> { throw ex; });
        t("throw null", () -> { throw null; });
        t("throw call", () -> { throw getEx(); });
        t("throw field", () -> { throw new NpeMisc().exField; });
        t("sync static", () -> { synchronized (lock) { sink++; } });
        t("sync field", () -> { synchronized (new NpeMisc().field) { sink++; } });
        t("unbox static", () -> sink = boxed);
        t("unbox call", () -> sink = getBoxed(1));
        t("unbox field", () -> sink = new NpeMisc().field);
        t("unbox arith", () -> sink = 1 + boxed * 2);
        t("unbox compare", () -> sink = boxed == 5 ? 1 : 0);
        t("unbox if", () -> { if (flag) sink++; });
        t("unbox while", () -> { while (!flag) sink++; });
        t("unbox char", () -> sink = chr);
        t("unbox ternary", () -> sink = args.length == 0 ? boxed : 0);
        t("switch string", () -> { switch (str) { case "a": sink++; } });
        t("switch enum", () -> { switch (en) { case A: sink++; break; default: } });
        t("switch boxed", () -> { switch (boxed) { case 1: sink++; } });
        t("switch expression", () -> sink = switch (en) { case A -> 1; case B -> 2; });
        list.add(null);
        t("for unbox", () -> { for (int i : list) sink += i; });
        t("list get", () -> sink = list.get(0));
        t("bound method ref", () -> { Runnable r = lock::notify; r.run(); });
        t("unbound method ref", () -> { java.util.function.Function<String, Integer> f = String::length; f.apply(null); });
        t("null function", () -> { java.util.function.IntSupplier f = null; sink = f.getAsInt(); });
        t("unboxing lambda", () -> { java.util.function.ToIntFunction<Integer> f = x -> x; f.applyAsInt(null); });
        t("unboxing method ref", () -> { java.util.function.IntBinaryOperator f = Math::max; java.util.function.BinaryOperator<Integer> g = Math::max; g.apply(null, f.applyAsInt(1, 2)); });
        t("concat is fine", () -> System.out.println("" + str + boxed + ex));
        t("instanceof is fine", () -> System.out.println(str instanceof String));
        t("cast is fine", () -> System.out.println((String) (Object) str));
        t("getClass", () -> lock.getClass());
        t("equals", () -> boxed.equals(1));
        t("for iterable", () -> { java.util.List<String> l = null; for (String s : l) System.out.println(s); });
        t("assert on message", () -> { if (str == null) throw new NullPointerException(str); });
        System.out.println(unboxParam(null, null, new Long[1]));
        Object o = null;
        try { synchronized (o) { sink++; } } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        RuntimeException rt = null;
        try { throw rt; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        NullPointerException made = new NullPointerException();
        System.out.println(made.getMessage() + " " + made);
        try {
            str.length();
        } catch (NullPointerException e) {
            System.out.println(e + " | " + e.getLocalizedMessage() + " | " + e.getMessage());
        }
    }
}
