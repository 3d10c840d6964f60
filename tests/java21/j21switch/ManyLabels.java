package j21switch;

import java.util.function.Supplier;

/** Edges of label matching: interfaces that overlap, arrays, boxed hierarchies, dominance, huge switches, recursion. */
public class ManyLabels {

    interface A { }

    interface B { }

    record AB() implements A, B { }

    record OnlyB() implements B { }

    static String overlap(Object o) {
        return switch (o) {
            case A a when a instanceof B -> "both";
            case A a -> "a";
            case B b -> "b";
            case Object[][] n -> "matrix " + n.length;
            case Number[] n -> "numbers " + n.length;
            case Comparable[] c -> "comparables " + c.length;
            case Object[] a -> "array " + a.length;
            case Cloneable c -> "cloneable " + c.getClass().getComponentType();
            case Throwable t when t.getCause() instanceof Error -> "caused by error";
            case RuntimeException e -> "runtime " + e.getMessage();
            case Exception e -> "checked " + e.getMessage();
            case Throwable t -> "throwable " + t;
            case Supplier<?> s -> overlap(s.get());
            case Object x -> "object";
        };
    }

    static int many(String o) {
        return switch (o) {
            case "a" -> 1;
            case "b" -> 2;
            case String s when s.length() > 20 -> 3;
            case String s when s.endsWith("0") -> 10;
            case String s when s.endsWith("1") -> 11;
            case String s when s.endsWith("2") -> 12;
            case String s when s.endsWith("3") -> 13;
            case String s when s.endsWith("4") -> 14;
            case String s when s.endsWith("5") -> 15;
            case String s when s.endsWith("6") -> 16;
            case String s when s.endsWith("7") -> 17;
            case String s when s.endsWith("8") -> 18;
            case String s when s.endsWith("9") -> 19;
            case String s -> 4;
            case null -> 0;
        };
    }

    static long ackermannish(Object o) {
        return switch (o) {
            case Integer i when i <= 0 -> 1L;
            case Integer i -> ackermannish(Long.valueOf(i - 1)) + ackermannish(i - 2);
            case Long l when l <= 0 -> 2L;
            case Long l -> ackermannish(Math.toIntExact(l - 1));
            default -> throw new AssertionError();
        };
    }

    static <T> String typed(T t) {
        return switch (t) {
            case String s -> "S" + s;
            case Integer i -> "I" + i;
            default -> "T";
        };
    }

    static <T extends Comparable<T>> String compared(T t, T u) {
        return switch (t) {
            case Integer i when t.compareTo(u) > 0 -> "greater " + i;
            case String s when t.compareTo(u) > 0 -> "later " + s;
            case T x when x.compareTo(u) == 0 -> "same";
            case T x -> "other";
        };
    }

    public static void main(String[] args) throws Exception {
        Object[] all = {new AB(), new OnlyB(), new A() { }, new int[2][], new Integer[2], new Double[1][1], new String[3],
            new Character[0], new Object[1], new int[1], new boolean[0], new RuntimeException("r", new Error()),
            new IllegalStateException("ise"), new Exception("e"), new Error("err"),
            (Supplier<Object>) () -> new Supplier<Object>() {
                public Object get() {
                    return new OnlyB();
                }
            }, new Object()};
        for (Object o : all) {
            System.out.println(overlap(o));
        }
        int sum = 0;
        for (int i = 0; i < 2000; i++) {
            sum = sum * 31 + many(i % 7 == 0 ? "a" : i % 11 == 0 ? null : "n" + i);
        }
        System.out.println(sum + " " + many("b") + many("zz") + many("a very very very long string"));
        System.out.println(ackermannish(24));
        System.out.println(typed("x") + typed(1) + typed(1L));
        System.out.println(compared(2, 1) + ", " + compared("b", "a") + ", " + compared(1L, 1L) + ", " + compared('a', 'b'));
        Object o = new Object[] {1};
        if (o instanceof Object[] a && a.length > 0 && a[0] instanceof Integer i && i == 1) {
            System.out.println("flow scoping " + i + a.length);
        }
        throw switch (o) {
            case Object[] a when a.length == 1 -> new IllegalArgumentException("thrown by switch " + a.length);
            default -> new Exception("no");
        };
    }
}
