package exceptions;

/** Assertions disabled by default: conditions and details are never evaluated. */
public class AssertsOff {
    static int evaluated;

    static boolean check(boolean b) {
        evaluated++;
        return b;
    }

    static class Nested {
        static { System.out.println("Nested initialised, status " + Nested.class.desiredAssertionStatus()); }
        static void must(int x) { assert x > 0 : x; }
    }

    public static void main(String[] args) {
        boolean on = false;
        assert on = true;
        System.out.println("enabled " + on);
        assert check(false) : "not thrown";
        assert false;
        Nested.must(-1);
        System.out.println("evaluated " + evaluated);
        ClassLoader cl = AssertsOff.class.getClassLoader();
        cl.setClassAssertionStatus("exceptions.AssertsOff$Late", true);
        try {
            Late.must(-1);
            System.out.println("Late off");
        } catch (AssertionError e) {
            System.out.println("Late on: " + e.getMessage());
        }
    }

    static class Late {
        static void must(int x) { assert x > 0 : "late " + x; }
    }
}
