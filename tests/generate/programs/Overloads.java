/** Methods and constructors of one name: a test has to call the one that it means, whatever its arguments are made of. */
public class Overloads {
    private final int weight;

    public Overloads(String text) {
        weight = text.length() > 2 ? 3 : 1;
    }

    public Overloads(Object other) {
        weight = other instanceof String ? 5 : 7;
    }

    public boolean isHeavy(int limit) {
        return weight > limit;
    }

    public static String kind(CharSequence text) {
        if (text instanceof String) {
            return text.length() == 0 ? "none" : "text";
        }
        return "null";
    }

    public static String kind(String text) {
        return text.isEmpty() ? "empty" : "string";
    }

    public static int rank(Object value) {
        return value instanceof Integer ? 1 : 2;
    }

    public static int rank(Integer value) {
        return value > 10 ? 3 : 4;
    }

    public static int rank(int value) {
        return value > 20 ? 5 : 6;
    }
}
