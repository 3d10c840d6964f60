package exceptions;

/** ClassCastException and ArrayStoreException texts for many pairs of types, and other run-time messages. */
public class CastMessages {
    interface I { }
    static class A implements I { }
    static class B extends A { }
    enum E { X }
    record R(int a) { }

    interface Act { Object run(); }

    static void t(Act a) {
        try {
            System.out.println("ok " + a.run());
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static Object o(Object x) { return x; }

    public static void main(String[] args) {
        t(() -> (String) o(1));
        t(() -> (Integer) o("s"));
        t(() -> (A) o("s"));
        t(() -> ((B) o(new A())).hashCode());
        t(() -> (I) o(new Object()));
        t(() -> (I) o(5L));
        t(() -> (Runnable) o(new A()));
        t(() -> (String) o(new B()));
        t(() -> (int[]) o(new long[0]));
        t(() -> (int[]) o("s"));
        t(() -> (A[]) o(new Object[0]));
        t(() -> (A[]) o(new String[0]));
        t(() -> (String[]) o(new A[0][0]));
        t(() -> (Object[]) o(new int[0]));
        t(() -> ((A[][]) o(new I[0][0])).length);
        t(() -> (E) o("X"));
        t(() -> (R) o(E.X));
        t(() -> (Comparable<?>) o(new R(1)));
        t(() -> (char) o("c"));
        t(() -> (double) o(1));
        t(() -> (Character) o('c'));
        t(() -> (A) o(null));
        t(() -> String.class.cast(5));
        t(() -> Integer.class.cast(null));
        t(() -> A.class.cast(new B()) instanceof B);
        t(() -> ((java.util.List<?>) o(new java.util.HashMap<>())).size());
        t(() -> (E) (Enum<?>) Thread.State.NEW);
        t(() -> ((java.util.function.Supplier<?>) o((Runnable) () -> { })).get().getClass() == null ? 1 : 2, true);
        t(() -> 1 / (args.length * 2));
        t(() -> 1L % args.length);
        t(() -> new int[2][-3]);
        t(() -> Integer.parseInt("12a"));
        t(() -> Integer.parseInt(""));
        t(() -> Integer.parseInt("99999999999"));
        t(() -> Enum.valueOf(E.class, "Y"));
        t(() -> E.valueOf("x"));
        t(() -> new java.util.ArrayList<>(java.util.List.of(1, 2)).get(2));
        t(() -> java.util.List.of(1).set(0, 2));
        t(() -> new java.util.ArrayList<Integer>().iterator().next());
        t(() -> Math.addExact(Integer.MAX_VALUE, args.length + 1));
        t(() -> Math.toIntExact(1L << 40));
        t(() -> java.util.Optional.empty().get());
    }

    static void t(Act a, boolean quiet) {
        try {
            a.run();
            System.out.println("no failure");
        } catch (ClassCastException e) {
            System.out.println("CCE from a lambda class");
        }
    }
}
