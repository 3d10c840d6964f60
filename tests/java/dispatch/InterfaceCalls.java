package dispatch;

/** invokeinterface: many interfaces, Object methods, diamonds, wide signatures, same names. */
public class InterfaceCalls {
    interface A { int f(int x); }
    interface B { int f(int x); default int g(int x) { return f(x) + 1; } }
    interface C extends A, B { }
    interface W { long wide(byte a, long b, double c, int d, float e, long f, Object o, char ch, boolean z); }
    interface N { String toString(); boolean equals(Object o); int hashCode(); int val(); }
    interface G<T, R> { R on(T t); }

    static class X implements C { public int f(int x) { return x * 2; } }
    static class Y implements A, B { public int f(int x) { return x * 3; } public int g(int x) { return -1; } }
    static class Z extends X implements W, N {
        public long wide(byte a, long b, double c, int d, float e, long f, Object o, char ch, boolean z) {
            return a + b * 2 + (long) (c * 4) + d * 8L + (long) (e * 16) + f * 32 + o.hashCode() + ch + (z ? 1 : 0);
        }
        public int val() { return 9; }
        @Override public String toString() { return "Z!"; }
        @Override public int hashCode() { return 99; }
        @Override public boolean equals(Object o) { return o instanceof N; }
    }

    interface I0 { default int m() { return 0; } }
    interface I1 extends I0 { default int m() { return I0.super.m() * 10 + 1; } }
    interface I2 extends I1 { default int m() { return I1.super.m() * 10 + 2; } }
    interface I3 extends I2 { default int m() { return I2.super.m() * 10 + 3; } }
    static class K implements I3, I1, I0 { }

    static int viaA(A a) { return a.f(5); }
    static int viaB(B b) { return b.f(5) + b.g(5); }
    static int viaC(C c) { return c.f(1) + c.g(1); }

    static class Fake { public int f(int x) { return x; } }
    static class Inherits extends Fake implements A { }

    public static void main(String[] args) {
        X x = new X();
        Y y = new Y();
        Z z = new Z();
        System.out.println(viaA(x) + " " + viaB(x) + " " + viaC(x) + " " + viaA(y) + " " + viaB(y) + " " + viaA(z) + " " + viaC(z));
        System.out.println(viaA(new Inherits()) + " " + viaA(q -> -q) + " " + viaB(q -> q + 100));
        W w = z;
        System.out.println(w.wide((byte) -1, 1L << 33, 0.25, -7, 1.5f, 3, "abc", 'A', true));
        N n = z;
        System.out.println(n.toString() + n.hashCode() + n.equals(z) + n.equals("s") + n.val() + n.getClass().getSimpleName() + (n + ""));
        K k = new K();
        I0 i0 = k;
        I3 i3 = k;
        System.out.println(k.m() + " " + i0.m() + " " + i3.m());
        G<String, Integer> len = String::length;
        G<Object, Object> same = o -> o;
        G<Integer, G<Integer, Integer>> add = a -> b -> a + b;
        System.out.println(len.on("four") + " " + same.on('c') + " " + add.on(3).on(4));
        Object[] objs = {x, y, z, k, "str", 5, new int[1]};
        for (Object o : objs) {
            String s = "";
            if (o instanceof A) s += "A";
            if (o instanceof B) s += "B";
            if (o instanceof C) s += "C";
            if (o instanceof W) s += "W";
            if (o instanceof I0) s += "I";
            if (o instanceof Comparable) s += "c";
            if (o instanceof Cloneable) s += "k";
            System.out.print(s + " ");
        }
        System.out.println();
        for (Object o : objs) {
            try {
                System.out.print(((A) o).f(2) + " ");
            } catch (ClassCastException e) {
                System.out.print("CCE ");
            }
        }
        System.out.println();
        CharSequence[] cs = {"abc", new StringBuilder("xyz"), new StringBuffer("q")};
        for (CharSequence c : cs) System.out.print(c.length() + "" + c.charAt(0) + c.subSequence(0, 1) + c.isEmpty() + c + " ");
        System.out.println();
        A nul = null;
        try {
            nul.f(1);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
    }
}
