package obligato;

import java.util.Arrays;
import java.util.Objects;

/** What the stand-ins for the assertions of JUnit 4 and 5 have in common. */
public final class Checks {

    private Checks() {}

    /** Fails with what was expected and what was there. */
    public static void equal(boolean condition, Object expected, Object actual) {
        if (!condition) {
            throw new AssertionError("expected: <" + show(expected) + "> but was: <" + show(actual) + ">");
        }
    }

    public static void equal(Object expected, Object actual) {
        equal(Objects.equals(expected, actual), expected, actual);
    }

    public static void sameContent(Object[] expected, Object[] actual) {
        equal(Arrays.deepEquals(expected, actual), expected, actual);
    }

    /** As {@code assertThrows}: the exception, which must be of the class. */
    public static <T extends Throwable> T thrown(Class<T> type, Call call) {
        try {
            call.run();
        } catch (Throwable e) {
            if (type.isInstance(e)) {
                return type.cast(e);
            }
            throw new AssertionError("expected: <" + type.getName() + "> but was: <" + e + ">", e);
        }
        throw new AssertionError("expected: <" + type.getName() + "> but nothing was thrown");
    }

    private static String show(Object value) {
        try {
            String text = value instanceof Object[] ? Arrays.deepToString((Object[]) value) : String.valueOf(value);
            return text.length() > 300 ? text.substring(0, 300) + "..." : text;
        } catch (RuntimeException e) {
            return "an object whose toString throws";
        }
    }

    /** Something that may throw. */
    public interface Call {
        void run() throws Throwable;
    }
}
