package init;

/** Interfaces are initialised only on field use, or with an implementing class when they have default methods. */
public class InterfaceInit {
    static Object t(String s) {
        System.out.println("  init " + s);
        return s;
    }

    interface Plain { Object F = t("Plain"); void p(); }
    interface WithDefault { Object F = t("WithDefault"); default void d() { } }
    interface WithStatic { Object F = t("WithStatic"); static void s() { System.out.println("  static called"); } }
    interface SubOfDefault extends WithDefault { Object G = t("SubOfDefault"); }
    interface Lonely extends WithDefault2 { Object G = t("Lonely"); }
    interface WithDefault2 { Object F = t("WithDefault2"); default void d() { } }
    interface Private { Object F = t("Private"); private void q() { } }
    interface A { Object F = t("A"); default void a() { } }
    interface B extends A { Object F = t("B"); default void b() { } }
    interface C { Object F = t("C"); default void c() { } }
    interface Third { Object F = t("Third"); default void x() { } }
    interface Fourth extends Third { Object F = t("Fourth"); }

    static class ImplPlain implements Plain {
        static { t("ImplPlain"); }
        public void p() { }
    }

    static class ImplDefault implements SubOfDefault {
        static { t("ImplDefault"); }
    }

    static class ImplPrivate implements Private {
        static { t("ImplPrivate"); }
    }

    static class Top implements C {
        static { t("Top"); }
    }

    static class Bottom extends Top implements B {
        static { t("Bottom"); }
    }

    static class Mixed implements Fourth, Plain2 {
        static { t("Mixed"); }
    }

    interface Plain2 { Object F = t("Plain2"); }

    public static void main(String[] args) {
        System.out.println("new ImplPlain");
        new ImplPlain().p();
        System.out.println("Plain.F " + Plain.F);
        System.out.println("new ImplDefault");
        new ImplDefault().d();
        System.out.println("SubOfDefault.G " + SubOfDefault.G);
        System.out.println("WithStatic.s()");
        WithStatic.s();
        System.out.println("Lonely.G does not initialise its parent");
        System.out.println(Lonely.G);
        System.out.println("now the parent");
        System.out.println(Lonely.F);
        System.out.println("new ImplPrivate");
        new ImplPrivate();
        System.out.println("new Bottom");
        new Bottom();
        System.out.println("new Mixed");
        new Mixed();
        System.out.println("array creation");
        Third[] none = new Third[2];
        System.out.println(none.length + " " + Third.class.getSimpleName() + " " + (none[0] instanceof Third));
        System.out.println("lambda");
        Plain lambda = () -> System.out.println("  lambda body");
        lambda.p();
        Functional f = x -> x + 1;
        System.out.println(f.apply(1) + " " + f.twice(1));
        System.out.println("end");
    }

    interface Functional {
        Object F = t("Functional");
        int apply(int x);
        default int twice(int x) { return apply(apply(x)); }
    }
}
