package lambdas;

/** All kinds of method references, with adaptation of arguments and results. */
public class MethodRefKinds {
    interface F0<R> { R get(); }
    interface F1<A, R> { R ap(A a); }
    interface F2<A, B, R> { R ap(A a, B b); }
    interface F3<A, B, C, R> { R ap(A a, B b, C c); }
    interface V1<A> { void go(A a); }
    interface IntToLong { long ap(int x); }
    interface ByteToObj { Object ap(byte b); }
    interface ObjToDouble { double ap(Integer i); }

    static class P {
        final String n;
        P() { this("default"); }
        P(String n) { this.n = n; }
        P(String a, int... rest) { n = a + rest.length; }
        String join(String o) { return n + "+" + o; }
        static P of(Object o) { return new P("of " + o); }
        int len() { return n.length(); }
        @Override public String toString() { return "P(" + n + ")"; }
        private String hidden(int x) { return n + x; }
        F1<Integer, String> exposed() { return this::hidden; }
    }

    class Inner {
        final int v;
        Inner(int v) { this.v = v * mul; }
    }

    int mul = 3;

    F1<Integer, Inner> maker() { return Inner::new; }

    static class Sub extends P {
        Sub() { super("sub"); }
        @Override String join(String o) { return "SUB"; }
        F1<String, String> viaSuper() { return super::join; }
        F1<String, String> viaThis() { return this::join; }
    }

    static long wide(long x) { return x * 2; }
    static int sum(int... xs) {
        int s = 0;
        for (int x : xs) s += x;
        return s;
    }
    static String desc(Object o) { return o.getClass().getSimpleName(); }
    static int narrow(Integer i) { return i + 1; }
    static <T> T same(T t) { return t; }
    static <T extends Comparable<T>> T max(T a, T b) { return a.compareTo(b) >= 0 ? a : b; }

    public static void main(String[] args) {
        F1<Object, P> stat = P::of;
        F0<P> ctor0 = P::new;
        F1<String, P> ctor1 = P::new;
        F3<String, Integer, Integer, P> ctorVar = P::new;
        F2<P, String, String> unbound = P::join;
        F1<P, Integer> unbound0 = P::len;
        P p = new P("bound");
        F1<String, String> bound = p::join;
        System.out.println(stat.ap(5) + " " + ctor0.get() + " " + ctor1.ap("x") + " " + ctorVar.ap("v", 1, 2) + " " + unbound.ap(p, "u") + " " + unbound0.ap(p) + " " + bound.ap("b"));
        p = new P("rebound");
        System.out.println(bound.ap("still") + " " + p.exposed().ap(7));
        F1<Integer, int[]> arr = int[]::new;
        F1<Integer, String[][]> arr2 = String[][]::new;
        System.out.println(arr.ap(3).length + " " + arr2.ap(2).length + " " + arr2.ap(0).getClass().getSimpleName());
        Sub s = new Sub();
        System.out.println(s.viaSuper().ap("s") + " " + s.viaThis().ap("s") + " " + unbound.ap(s, "s"));
        System.out.println(new MethodRefKinds().maker().ap(5).v);
        // adaptation
        IntToLong widen = MethodRefKinds::wide;
        F1<Integer, Long> boxWiden = MethodRefKinds::wide;
        ByteToObj box = MethodRefKinds::desc;
        ObjToDouble unboxWiden = MethodRefKinds::narrow;
        F2<Integer, Integer, Integer> var2 = MethodRefKinds::sum;
        F0<Integer> var0 = MethodRefKinds::sum;
        F1<int[], Integer> varArr = MethodRefKinds::sum;
        System.out.println(widen.ap(-5) + " " + boxWiden.ap(7) + " " + box.ap((byte) 1) + " " + unboxWiden.ap(4) + " " + var2.ap(3, 4) + " " + var0.get() + " " + varArr.ap(new int[] {1, 2, 3}));
        V1<String> discard = String::length;
        discard.go("ignored");
        V1<StringBuilder> app = sb -> sb.append("!");
        StringBuilder sb = new StringBuilder("app");
        app.go(sb);
        V1<String> printer = System.out::println;
        printer.go(sb.toString());
        F1<String, Object> same = MethodRefKinds::same;
        F2<String, String, String> max = MethodRefKinds::<String>max;
        F2<String, String, Integer> cmp = String::compareTo;
        F1<String, Integer> parse = Integer::valueOf;
        F2<String, Integer, Character> at = String::charAt;
        F1<Object, String> str = Object::toString;
        F2<Object, Object, Boolean> eq = Object::equals;
        System.out.println(same.ap("same") + max.ap("a", "b") + cmp.ap("a", "c") + parse.ap("12") + at.ap("hey", 1) + str.ap(1.5) + eq.ap("q", "q"));
        F1<int[], Object> clone = int[]::clone;
        System.out.println(((int[]) clone.ap(new int[] {9}))[0]);
        F0<F0<String>> nested = () -> "nested"::toUpperCase;
        System.out.println(nested.get().get());
        try {
            P nul = null;
            F0<Integer> f = nul::len;
            System.out.println("unreached " + f);
        } catch (NullPointerException e) {
            System.out.println("NPE at creation");
        }
        try {
            unbound0.ap(null);
        } catch (NullPointerException e) {
            System.out.println("NPE at call");
        }
    }
}
