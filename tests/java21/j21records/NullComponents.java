package j21records;

/** Nulls inside records: total patterns match them, others do not, and an exhaustive switch may be left with none. */
public class NullComponents {

    sealed interface S permits A, B { }

    record A(S inner) implements S { }

    record B(Integer n) implements S { }

    record Wrap(S s) { }

    record Two(S left, S right) { }

    enum Lamp { ON, OFF }

    record Lit(Lamp lamp, Object o) { }

    static String exhaustive(Wrap w) {
        return switch (w) {
            case Wrap(A(var i)) -> "A " + i;
            case Wrap(B(var n)) -> "B " + n;
        };
    }

    static String two(Two t) {
        return switch (t) {
            case Two(A a, A b) -> "AA";
            case Two(A a, B b) -> "AB";
            case Two(B a, A b) -> "BA";
            case Two(B a, B b) -> "BB";
        };
    }

    static String total(Wrap w) {
        return switch (w) {
            case Wrap(A a) -> "A";
            case Wrap(S s) -> "total " + s;
        };
    }

    static void statement(Two t) {
        switch (t) {
            case Two(A(A x), var r) -> System.out.println("nested " + x + r);
            case Two(A(S x), S r) -> System.out.println("less nested " + x + r);
            case Two(B(Integer n), B(Integer m)) when n != null && m != null -> System.out.println(n + m);
            case Two(B b, var r) -> System.out.println("b " + b + r);
        }
    }

    static String lit(Lit l) {
        return switch (l) {
            case Lit(Lamp a, String s) when a == Lamp.ON -> "on " + s;
            case Lit(Lamp a, var o) when a == null -> "dark " + o;
            case Lit(var a, var o) -> a + " " + o;
        };
    }

    static int unbox(Object o) {
        return switch (o) {
            case B(Integer n) when n > 3 -> n;
            case B(Integer n) -> -n;
            default -> 0;
        };
    }

    interface Act {
        Object run();
    }

    static void show(Act a) {
        try {
            System.out.println(a.run());
        } catch (MatchException | NullPointerException e) {
            System.out.println(e.getClass().getName()
                + (e instanceof MatchException m ? " " + m.getMessage() + " " + m.getCause() : ""));
        }
    }

    public static void main(String[] args) {
        show(() -> exhaustive(new Wrap(new A(null))));
        show(() -> exhaustive(new Wrap(new B(null))));
        show(() -> exhaustive(new Wrap(null)));
        show(() -> exhaustive(null));
        S a = new A(null);
        S b = new B(1);
        for (S l : new S[] {a, b, null}) {
            for (S r : new S[] {a, b, null}) {
                show(() -> two(new Two(l, r)));
            }
        }
        show(() -> total(new Wrap(null)));
        show(() -> total(new Wrap(a)));
        statement(new Two(new A(new A(null)), null));
        statement(new Two(new A(null), null));
        statement(new Two(new B(3), new B(4)));
        statement(new Two(new B(null), new B(4)));
        statement(new Two(b, null));
        try {
            statement(new Two(null, a));
        } catch (MatchException e) {
            System.out.println("statement: " + e);
        }
        show(() -> lit(new Lit(Lamp.ON, "s")));
        show(() -> lit(new Lit(null, "s")));
        show(() -> lit(new Lit(Lamp.OFF, null)));
        show(() -> unbox(new B(9)));
        show(() -> unbox(new B(2)));
        show(() -> unbox(new B(null)));
        Object o = new Wrap(null);
        System.out.println((o instanceof Wrap(S s)) + " " + (o instanceof Wrap(A x)) + " " + (o instanceof Wrap(var v) && v == null));
        two(new Two(a, null));
    }
}
