package init;

/** Order of static and instance initialisation along a class chain. */
public class SuperFirst {
    static StringBuilder log = new StringBuilder();

    static int t(String s) {
        log.append(s).append(' ');
        return s.length();
    }

    static void flush(String label) {
        System.out.println(label + ": " + log.toString().trim());
        log.setLength(0);
    }

    static class A {
        static int s1 = t("A.s1");
        int i1 = t("A.i1");
        static { t("A.static{}"); }
        { t("A.{}"); }
        int i2 = t("A.i2");
        static int s2 = t("A.s2");

        A() { this(t("A.arg")); t("A()"); }
        A(int x) { t("A(int)"); }
    }

    static class B extends A {
        static { t("B.static{}"); }
        int i1 = t("B.i1");
        { t("B.{1}"); }
        B() { super(); t("B()"); }
        B(String s) { super(t("B.superarg")); t("B(" + s + ")"); }
        B(int x) { this("from-int"); t("B(int)"); }
        { t("B.{2}"); }
    }

    static class C extends B {
        static int s = t("C.s");
        int i = t("C.i");
        C() { super(t("C.superarg")); t("C()"); }
    }

    static class D {
        int a = b();
        int c = 5;
        int d;
        { d = c * 2; c = 7; }
        int b() { return c; }
        int e = c + d;
    }

    static class Fwd {
        static int x = get();
        static int y = 10;
        static int get() { return y; }
        static int z = y;
        static { w = 99; }
        static int w = 1;
        static int v;
        static { v = w + 1; w = 50; }
    }

    static class ThrowInInstance {
        int first = t("first");
        int boom = 1 / (log.length() - log.length());
        int second = t("second");
        ThrowInInstance() { t("body"); }
    }

    public static void main(String[] args) {
        t("main");
        new A();
        flush("A");
        new B();
        flush("B");
        new B(1);
        flush("B(int)");
        new C();
        flush("C");
        new C();
        flush("C again");
        D d = new D();
        System.out.println(d.a + " " + d.c + " " + d.d + " " + d.e);
        System.out.println(Fwd.x + " " + Fwd.y + " " + Fwd.z + " " + Fwd.w + " " + Fwd.v);
        try {
            new ThrowInInstance();
        } catch (ArithmeticException e) {
            flush("threw");
        }
        new A(1) {
            int anon = t("anon.i");
            { t("anon.{}"); }
        };
        flush("anon");
    }
}
