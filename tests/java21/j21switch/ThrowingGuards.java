package j21switch;

import java.util.List;

/** Exceptions out of guards and accessors: the former pass as they are, the latter in a MatchException. */
public class ThrowingGuards {

    record Bad(Object o, int n) {
        public int n() {
            if (n < 0) {
                throw new IllegalStateException("negative " + n);
            }
            return n;
        }
    }

    record Holder(Bad bad) { }

    record Err(String s) {
        public String s() {
            throw new StackOverflowError("fake");
        }
    }

    static String guard(Object o) {
        return switch (o) {
            case String s when Integer.parseInt(s) > 5 -> "large";
            case String s when s.charAt(2) == 'x' -> "x";
            case Object x when x.hashCode() / ((Integer) x) == 1 -> "self";
            default -> "default";
        };
    }

    static String match(Object o) {
        return switch (o) {
            case Bad(String s, int n) -> "string " + s + n;
            case Bad(Integer i, int n) when n > 10 -> "int " + i + n;
            case Holder(Bad(var x, int n)) -> "held " + x + n;
            case Err(String s) -> "err";
            default -> "default";
        };
    }

    static void show(String what, java.util.function.Supplier<String> s) {
        try {
            System.out.println(what + " -> " + s.get());
        } catch (MatchException e) {
            System.out.println(what + " -> match failed: " + e.getMessage() + " cause " + e.getCause());
        } catch (RuntimeException e) {
            System.out.println(what + " -> " + e.getClass().getName());
        }
    }

    public static void main(String[] args) {
        for (Object o : List.of("9", "100", "z", "1", "1 x", 7, 0, 'c')) {
            show("guard " + o, () -> guard(o));
        }
        show("good", () -> match(new Bad("s", 1)));
        show("good int", () -> match(new Bad(3, 11)));
        show("int", () -> match(new Bad(3, 1)));
        show("bad", () -> match(new Bad("s", -1)));
        show("bad long", () -> match(new Bad(2L, -1)));
        show("held", () -> match(new Holder(new Bad(null, 3))));
        show("held bad", () -> match(new Holder(new Bad(null, -3))));
        show("held null", () -> match(new Holder(null)));
        show("error", () -> match(new Err("x")));
        show("instanceof", () -> {
            Object o = new Bad(1, -9);
            return o instanceof Bad(Object x, int n) ? "yes" + n : "no";
        });
        Object last = new Bad("final", -5);
        System.out.println(match(last));
    }
}
