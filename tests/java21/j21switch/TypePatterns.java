package j21switch;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Type patterns with guards, null cases and defaults, as expressions and as statements. */
public class TypePatterns {

    interface Named {
        String name();
    }

    static class Base implements Named {
        public String name() {
            return "base";
        }
    }

    static class Derived extends Base {
        @Override
        public String name() {
            return "derived";
        }
    }

    static String describe(Object o) {
        return switch (o) {
            case null -> "null!";
            case Integer i when i > 1000 -> "big int " + i;
            case Integer i when i < 0 -> "negative int " + i;
            case Integer i -> "int " + i;
            case Long l -> "long " + l;
            case Short s -> "short " + s;
            case Byte b -> "byte " + b;
            case Character c when Character.isUpperCase(c) -> "upper " + c;
            case Character c -> "char " + c;
            case Boolean b -> b ? "yes" : "no";
            case Float f -> "float " + f;
            case Double d when d.isNaN() -> "nan";
            case Double d -> "double " + d;
            case String s when s.isEmpty() -> "empty";
            case String s -> "string " + s.length();
            case int[] a when a.length == 0 -> "no ints";
            case int[] a -> "ints " + a.length + " first " + a[0];
            case String[] a -> "strings " + String.join("/", a);
            case long[][] a -> "longs " + a.length + "x" + a[0].length;
            case Object[] a -> "objects " + a.length;
            case Derived d -> "D:" + d.name();
            case Named n -> "N:" + n.name();
            case List<?> l when l.size() > 2 -> "long list " + l;
            case List<?> l -> "list " + l.size();
            case Map<?, ?> m -> "map " + m;
            case Enum<?> e -> "enum " + e.name();
            case Record r -> "record " + r;
            case Class<?> c -> "class " + c.getSimpleName();
            case CharSequence s -> "chars " + s;
            case Runnable r -> {
                r.run();
                yield "ran";
            }
            default -> "other " + o.getClass().getName();
        };
    }

    enum E { A { @Override public String toString() { return "a!"; } }, B }

    record R(int x) { }

    static int counter;

    static int visit(Object o, List<String> log) {
        switch (o) {
            case String s when s.startsWith("x"):
                log.add("x-string");
                return 1;
            case String s:
                log.add("string " + s);
                break;
            case Integer i when i == 42:
                log.add("42");
                // falls out by the break below
                break;
            case null, default:
                log.add("null or other");
        }
        return 0;
    }

    static boolean next() {
        counter++;
        return counter % 2 == 0;
    }

    static String guardOrder(Object o) {
        return switch (o) {
            case String s when next() -> "first";
            case CharSequence s when next() -> "second";
            case Comparable<?> c when next() -> "third";
            default -> "none";
        };
    }

    public static void main(String[] args) {
        Object[] all = {
            null, 5, 5000, -5, 7L, (short) 3, (byte) -1, 'Q', 'q', true, false, 1.5f, 2.5, Double.NaN, "", "hello",
            new int[0], new int[] {9, 8}, new String[] {"a", "b"}, new long[2][3], new Integer[4], new Derived(),
            new Base(), (Named) () -> "lambda", List.of(1, 2, 3), List.of(), new TreeMap<>(Map.of("k", 1)), E.A, E.B,
            new R(3), String.class, int[].class, new StringBuilder("sb"), new ArrayList<>(List.of("z")),
            (Runnable) () -> System.out.print("[running] "), new Object[0], new double[1], new Thread("t"),
        };
        for (Object o : all) {
            System.out.println(o instanceof Thread ? describe(o).startsWith("ran") : describe(o));
        }
        List<String> log = new ArrayList<>();
        int sum = 0;
        for (Object o : new Object[] {"xyz", "abc", 42, 43, null, 'c'}) {
            sum += visit(o, log);
        }
        System.out.println(sum + " " + log);
        for (int i = 0; i < 4; i++) {
            System.out.print(guardOrder("s") + " " + counter + "; ");
            System.out.print(guardOrder(new StringBuilder()) + " " + counter + "; ");
            System.out.println(guardOrder(12) + " " + counter);
        }
        try {
            Object o = null;
            String s = switch (o) {
                case String t -> t;
                default -> "default does not take null";
            };
            System.out.println(s);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
    }
}
