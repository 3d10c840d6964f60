package init;

/** ExceptionInInitializerError first, NoClassDefFoundError afterwards. */
public class FailedInit {
    static class Bad {
        static int before = 1;
        static { System.out.println("Bad tries"); }
        static int x = 1 / (before - 1);
        static int after = 2;
        static void m() { System.out.println("never"); }
    }

    static class BadError {
        static { if (true) throw new AssertionError("own error"); }
        static int y;
    }

    static class SubOfBad extends Bad2 { static int z = 3; static { System.out.println("SubOfBad runs"); } }
    static class Bad2 { static int q; static { if (q == 0) throw new IllegalStateException("Bad2"); } }
    static class Nested1 { static int v = Nested2.v; }
    static class Nested2 { static int v = Integer.parseInt("not a number"); }
    static class Npe { static int len = ((String) null).length(); }
    interface BadConst { Object C = Integer.valueOf("zz"); default void m() { } }
    static class ImplBad implements BadConst { }

    static void t(String label, Runnable r) {
        try {
            r.run();
            System.out.println(label + ": ok");
        } catch (Throwable e) {
            System.out.println(label + ": " + e.getClass().getName() + " msg=" + e.getMessage());
            Throwable c = e.getCause();
            if (c != null) System.out.println("   cause " + c.getClass().getName() + " msg=" + c.getMessage());
            if (c != null && c.getCause() != null) System.out.println("   cause " + c.getCause().getClass().getName());
            if (e instanceof ExceptionInInitializerError)
                System.out.println("   getException same as cause " + (((ExceptionInInitializerError) e).getException() == c));
        }
    }

    public static void main(String[] args) {
        t("Bad first", () -> Bad.m());
        t("Bad second", () -> Bad.m());
        t("Bad new", () -> new Bad());
        t("Bad field", () -> System.out.println(Bad.before));
        t("Bad array is fine", () -> System.out.println(new Bad[2].length));
        t("Bad literal is fine", () -> System.out.println(Bad.class.getSimpleName()));
        t("BadError first", () -> System.out.println(BadError.y));
        t("BadError second", () -> System.out.println(BadError.y));
        t("SubOfBad first", () -> System.out.println(SubOfBad.z));
        t("SubOfBad second", () -> System.out.println(SubOfBad.z));
        t("Bad2 itself", () -> System.out.println(Bad2.q));
        t("Nested1", () -> System.out.println(Nested1.v));
        t("Nested1 again", () -> System.out.println(Nested1.v));
        t("Nested2", () -> System.out.println(Nested2.v));
        t("Npe", () -> System.out.println(Npe.len));
        t("ImplBad", () -> new ImplBad());
        t("BadConst", () -> System.out.println(BadConst.C));
        t("forName", () -> {
            try {
                Class.forName("init.FailedInit$Bad");
            } catch (ClassNotFoundException e) {
                System.out.println("CNFE");
            }
        });
    }
}
