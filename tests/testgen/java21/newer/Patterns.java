package newer;

/** Pattern switches. */
public class Patterns {

    public record Pair(Object a, Object b) {}

    public static String kind(Object o) {
        return switch (o) {
            case null -> "null";
            case Integer i when i > 10 -> "large";
            case Integer i -> "int";
            case String s -> "text";
            default -> "other";
        };
    }

    public static int sum(Pair p) {
        return p instanceof Pair(Integer x, Integer y) ? x + y : -1;
    }
}
