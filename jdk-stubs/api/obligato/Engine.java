package obligato;

/**
 * What {@link Obligato} rests on in the library for users' builds: a plain JVM, no symbolic machine. Labels do nothing, a
 * false assumption ends the test as JUnit's assumptions do, and inputs have no values here.
 */
final class Engine {

    private Engine() {}

    /** Exceptions that JUnit 5 and JUnit 4 take for a test that ended early and is no failure. */
    private static final String[] ABORTED = {
        "org.opentest4j.TestAbortedException", "org.junit.AssumptionViolatedException"
    };

    static void label(String name, boolean condition) {}

    static void assume(boolean condition) {
        if (!condition) {
            throw aborted("Obligato.assume: the assumption is false");
        }
    }

    private static RuntimeException aborted(String message) {
        for (String name : ABORTED) {
            for (ClassLoader loader : new ClassLoader[] {
                Thread.currentThread().getContextClassLoader(), Engine.class.getClassLoader()
            }) {
                try {
                    Class<?> type = Class.forName(name, true, loader);
                    return (RuntimeException) type.getConstructor(String.class).newInstance(message);
                } catch (ReflectiveOperationException | LinkageError | ClassCastException absent) {
                    // The next one, or our own.
                }
            }
        }
        return new AssumptionFailed(message);
    }

    private static UnsupportedOperationException noValue(String method) {
        return new UnsupportedOperationException(
                "Obligato." + method + " has no value on a plain JVM: run this program with `obligato check` or"
                        + " `obligato generate`, or replay it with the inputs of a report");
    }

    static boolean anyBoolean(String name) {
        throw noValue("anyBoolean");
    }

    static byte anyByte(String name) {
        throw noValue("anyByte");
    }

    static char anyChar(String name) {
        throw noValue("anyChar");
    }

    static short anyShort(String name) {
        throw noValue("anyShort");
    }

    static int anyInt(String name) {
        throw noValue("anyInt");
    }

    static int anyInt(String name, int low, int high) {
        throw noValue("anyInt");
    }

    static long anyLong(String name) {
        throw noValue("anyLong");
    }

    static long anyLong(String name, long low, long high) {
        throw noValue("anyLong");
    }

    static float anyFloat(String name) {
        throw noValue("anyFloat");
    }

    static double anyDouble(String name) {
        throw noValue("anyDouble");
    }

    static String anyString(String name) {
        throw noValue("anyString");
    }

    static String anyString(String name, int maxLength) {
        throw noValue("anyString");
    }

    static Object anyObject(String name, Class<?> type) {
        throw noValue("anyObject");
    }

    static void anyFields(String name, Object object) {
        throw noValue("anyFields");
    }
}
