package dispatch;

/** Selection by run-time class over a deep chain with gaps, finals, privates and statics. */
public class VirtualOverride {
    static class A {
        String m() { return "A.m"; }
        String n() { return "A.n>" + m(); }
        private String p() { return "A.p"; }
        String callP() { return p(); }
        static String s() { return "A.s"; }
        String callS() { return s(); }
        final String f() { return "A.f>" + m() + ">" + n(); }
        String self(A a) { return "A.self(A)"; }
    }

    static class B extends A {
        @Override String m() { return "B.m>" + super.m(); }
        String p() { return "B.p"; }
        static String s() { return "B.s"; }
        String self(B b) { return "B.self(B)"; }
    }

    static class C extends B { }

    static class D extends C {
        @Override String n() { return "D.n>" + super.n(); }
        @Override String p() { return "D.p>" + super.p(); }
        @Override String self(A a) { return "D.self(A)"; }
    }

    static class E extends D {
        @Override String m() { return "E.m>" + super.m(); }
        @Override String self(B b) { return "E.self(B)"; }
        String viaThis() { return this.m() + "|" + super.m() + "|" + ((A) this).m(); }
    }

    static void show(A a) {
        System.out.println(a.getClass().getSimpleName() + " " + a.m() + " " + a.n() + " " + a.callP() + " " + a.callS() + " " + a.f());
    }

    static abstract class Counter {
        int n;
        abstract int step();
        int run(int k) {
            for (int i = 0; i < k; i++) n += step();
            return n;
        }
    }

    public static void main(String[] args) {
        A[] all = {new A(), new B(), new C(), new D(), new E()};
        for (A a : all) show(a);
        for (int i = 1; i < all.length; i++) System.out.println(((B) all[i]).p());
        E e = new E();
        A asA = e;
        B asB = e;
        System.out.println(e.viaThis());
        // overload by static type, override by dynamic type
        System.out.println(asA.self(e) + " " + asB.self(e) + " " + asB.self(asA) + " " + e.self(asB) + " " + e.self((A) asB) + " " + new B().self(asA));
        System.out.println(A.s() + B.s() + C.s() + E.s());
        Counter two = new Counter() { int step() { return 2; } };
        Counter grow = new Counter() { int k; int step() { return ++k; } };
        System.out.println(two.run(5) + " " + grow.run(5) + " " + two.run(1) + " " + grow.run(2));
        // the same call site sees many receivers, in changing order
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 25; i++) sb.append(all[(i * 7 + i / 3) % 5].m().charAt(0));
        System.out.println(sb);
        Object[] objs = {"s", 1, 'c', 2.5, null, new E(), new int[0].length, new StringBuilder("sb")};
        for (Object o : objs) System.out.print((o == null ? "null" : o.getClass() == E.class ? "E" : o.toString()) + " ");
        System.out.println();
        System.out.println(new A() { @Override String m() { return "anon>" + super.m(); } }.f());
        Object o = new Object() {
            @Override public boolean equals(Object x) { return true; }
            @Override public int hashCode() { return 7; }
            @Override public String toString() { return "custom"; }
        };
        System.out.println(o + " " + o.hashCode() + " " + o.equals(null) + " " + "x".equals(o));
    }
}
