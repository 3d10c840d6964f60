package fields;

/** Fields are chosen by static type: hiding, super.x, casts, interface constants. */
public class Hiding {
    interface K { String x = "K.x"; int LIMIT = 10; }
    static class A {
        String x = "A.x";
        static String s = "A.s";
        int v = 1;
        String get() { return x; }
        static String sget() { return s; }
        String name() { return "A"; }
    }

    static class B extends A {
        String x = "B.x";
        static String s = "B.s";
        long v = 2;
        @Override String get() { return x + "/" + super.x + "/" + ((A) this).x; }
        static String sget() { return s + "/" + A.s; }
        @Override String name() { return "B" + super.name(); }
    }

    static class C extends B implements K {
        private final double v = 3.5;
        @Override String get() { return super.x + "|" + super.get() + "|" + K.x + "|" + v + "|" + super.v + "|" + ((A) this).v; }
    }

    static class D extends C {
        String s = "D.s instance";
    }

    static A make() {
        System.out.print("[made]");
        return new B();
    }

    static A nul() { return null; }

    @SuppressWarnings("static")
    public static void main(String[] args) {
        A ab = new B();
        B b = new B();
        C c = new C();
        System.out.println(ab.x + " " + b.x + " " + ((A) b).x + " " + ab.get() + " " + ((B) ab).x);
        System.out.println(ab.v + " " + b.v + " " + ((A) b).v + " " + c.v + " " + ((B) c).v + " " + ((A) c).v);
        System.out.println(c.get());
        System.out.println(ab.s + " " + ab.sget() + " " + b.s + " " + b.sget() + " " + ((A) c).s);
        // the qualifier of a static access is evaluated, then ignored
        System.out.println(make().s + " " + nul().s + " " + nul().sget());
        ab.x = "changed A";
        ((B) ab).x = "changed B";
        System.out.println(ab.get());
        ab.v = 100;
        ((B) ab).v = 200L;
        System.out.println(ab.v + " " + ((B) ab).v);
        A.s = "new A.s";
        System.out.println(B.sget() + " " + C.s + " " + D.sget() + " " + new D().s);
        System.out.println(K.LIMIT + C.LIMIT + c.LIMIT + D.LIMIT);
        System.out.println(ab.name() + b.name() + c.name());
        A[] all = {new A(), b, c, new D()};
        for (A a : all) {
            a.v++;
            System.out.print(a.x + a.v + a.name() + " ");
        }
        System.out.println();
        System.out.println(b.v + " " + c.v + " " + new Object() {
            String x = "anon";
            String both() { return x + A.s; }
        }.both());
    }
}
