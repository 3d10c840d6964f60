package exceptions;

/** Assertions enabled: messages of every type, side effects, nested classes. */
public class Asserts {
    static int evaluated;

    static boolean check(boolean b) {
        evaluated++;
        return b;
    }

    static class Nested {
        static void must(int x) { assert x > 0 : x; }
    }

    interface Face {
        default void even(int x) { assert x % 2 == 0 : "odd " + x; }
    }

    static void t(String label, Runnable r) {
        try {
            r.run();
            System.out.println(label + " passed");
        } catch (AssertionError e) {
            System.out.println(label + " failed: " + e.getMessage() + " cause " + e.getCause());
        }
    }

    public static void main(String[] args) {
        boolean on = false;
        assert on = true;
        System.out.println("enabled " + on + " " + Asserts.class.desiredAssertionStatus());
        t("true", () -> { assert check(true); });
        t("false", () -> { assert check(false); });
        t("string", () -> { assert check(false) : "message"; });
        t("int", () -> { assert check(false) : 42; });
        t("char", () -> { assert check(false) : 'c'; });
        t("long", () -> { assert check(false) : 1L << 40; });
        t("double", () -> { assert check(false) : 0.5; });
        t("boolean", () -> { assert check(false) : true; });
        t("null", () -> { assert check(false) : null; });
        t("throwable", () -> { assert check(false) : new IllegalStateException("as detail"); });
        t("detail not evaluated", () -> { assert check(true) : 1 / (evaluated - evaluated); });
        t("nested", () -> Nested.must(-1));
        t("nested ok", () -> Nested.must(1));
        t("interface", () -> new Face() { }.even(3));
        System.out.println("evaluated " + evaluated);
        try {
            assert check(false) : 1 / (evaluated - evaluated);
        } catch (ArithmeticException | AssertionError e) {
            System.out.println(e.getClass().getSimpleName());
        }
    }
}
