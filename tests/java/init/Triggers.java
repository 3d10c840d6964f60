package init;

/** What does and what does not initialise a class. */
public class Triggers {
    static void t(String s) { System.out.println("  <" + s + ">"); }

    static class ByNew { static { t("ByNew"); } }
    static class ByStaticCall { static { t("ByStaticCall"); } static void m() { } }
    static class ByGet { static { t("ByGet"); } static int f = 1; }
    static class ByPut { static { t("ByPut"); } static int f; }
    static class ByConst { static { t("ByConst"); } static final int F = 1; static final String S = "s"; }
    static class ByArray { static { t("ByArray"); } }
    static class ByLiteral { static { t("ByLiteral"); } }
    static class ByCast { static { t("ByCast"); } }
    static class ByForName { static { t("ByForName"); } }
    static class ByForNameNoInit { static { t("ByForNameNoInit"); } }
    static class Parent { static { t("Parent"); } static int f = 5; static void m() { } }
    static class Child extends Parent { static { t("Child"); } static int own = 6; }
    static class ByReflection { static { t("ByReflection"); } public ByReflection() { } }
    static class ByMethodRef { static { t("ByMethodRef"); } ByMethodRef() { } static int one() { return 1; } }
    static class ByHandle { static { t("ByHandle"); } static int one() { return 1; } }
    static class Param { static { t("Param"); } }
    static class Outer { static { t("Outer"); } static class Nested { static { t("Nested"); } static int f; } }
    enum En { X, Y; static { t("En"); } }
    record Rec(int a) { static { t("Rec"); } }
    static class ByAssert { static { t("ByAssert"); } static void nop() { assert true; } }
    static class Thrown extends RuntimeException { static { t("Thrown"); } }

    static void take(Param p) { System.out.println("take " + p); }

    public static void main(String[] args) throws Throwable {
        System.out.println("const " + ByConst.F + ByConst.S);
        System.out.println("array " + new ByArray[3].length + new ByArray[1][2].length);
        System.out.println("literal " + ByLiteral.class.getSimpleName());
        Object o = "str";
        System.out.println("instanceof " + (o instanceof ByCast));
        try {
            ByCast c = (ByCast) o;
            System.out.println(c);
        } catch (ClassCastException e) {
            System.out.println("cast failed");
        }
        take(null);
        System.out.println("forName without init");
        Class.forName("init.Triggers$ByForNameNoInit", false, Triggers.class.getClassLoader());
        System.out.println("forName");
        Class.forName("init.Triggers$ByForName");
        System.out.println("new");
        new ByNew();
        new ByNew();
        System.out.println("static call");
        ByStaticCall.m();
        System.out.println("getstatic");
        System.out.println(ByGet.f);
        System.out.println("putstatic");
        ByPut.f = 3;
        System.out.println("inherited static through the child");
        System.out.println(Child.f);
        Child.m();
        System.out.println("child's own");
        System.out.println(Child.own);
        System.out.println("reflection");
        var ctor = ByReflection.class.getDeclaredConstructor();
        System.out.println("constructor found");
        ctor.newInstance();
        System.out.println("method reference");
        java.util.function.Supplier<ByMethodRef> sup = ByMethodRef::new;
        System.out.println("made");
        sup.get();
        System.out.println("method handle");
        var h = java.lang.invoke.MethodHandles.lookup().findStatic(ByHandle.class, "one", java.lang.invoke.MethodType.methodType(int.class));
        System.out.println((int) h.invokeExact());
        System.out.println("nested");
        Outer.Nested.f = 1;
        System.out.println("enum");
        System.out.println(En.valueOf("Y").ordinal());
        System.out.println("record");
        System.out.println(new Rec(3));
        ByAssert.nop();
        try {
            System.out.println("try with a catch type");
            throw new IllegalStateException("x");
        } catch (Thrown e) {
            System.out.println("no");
        } catch (IllegalStateException e) {
            System.out.println("caught ISE, Thrown not initialised");
        }
        try {
            throw new Thrown();
        } catch (Thrown e) {
            System.out.println("caught Thrown");
        }
    }
}
