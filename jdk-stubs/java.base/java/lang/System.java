package java.lang;

import java.io.Console;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.channels.Channel;
import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;

import jdk.internal.misc.VM;

/**
 * Standard streams, properties, clock and array copying.
 *
 * Deliberately absent: start-up phases, security managers, loggers
 * ({@code getLogger}), native libraries. The environment is empty.
 */
@SuppressWarnings("removal")
public final class System {

    // ---- standard streams ----

    public static InputStream in = new ConsoleInputStream();
    public static PrintStream out = ConsolePrintStream.open(ConsolePrintStream.OUT);
    public static PrintStream err = ConsolePrintStream.open(ConsolePrintStream.ERR);

    private static final String LINE_SEPARATOR = "\n";

    static ModuleLayer bootLayer;

    private static Properties props;

    private System() {
    }

    public static void setIn(InputStream stream) {
        in = stream;
    }

    public static void setOut(PrintStream stream) {
        out = stream;
    }

    public static void setErr(PrintStream stream) {
        err = stream;
    }

    public static Console console() {
        return null;
    }

    public static Channel inheritedChannel() {
        return null;
    }

    // ---- natives ----

    /**
     * Copies array elements; NullPointerException for a null array,
     * ArrayStoreException for kinds that do not fit,
     * ArrayIndexOutOfBoundsException for a bad range.
     */
    public static native void arraycopy(Object src, int srcPos, Object dest, int destPos,
                                        int length);

    /** Returns the identity hash of {@code x}, 0 for null. */
    public static native int identityHashCode(Object x);

    /** Returns the interpreter's wall clock in milliseconds since the epoch. */
    public static native long currentTimeMillis();

    /** Returns the interpreter's monotonic clock in nanoseconds. */
    public static native long nanoTime();

    // ---- properties ----

    private static Properties props() {
        if (props == null) {
            props = initialProperties();
        }
        return props;
    }

    private static Properties initialProperties() {
        Properties result = new Properties();
        String[] pairs = VM.initialProperties();
        for (int i = 0; i < pairs.length; i += 2) {
            result.setProperty(pairs[i], pairs[i + 1]);
        }
        return result;
    }

    public static Properties getProperties() {
        return props();
    }

    public static void setProperties(Properties properties) {
        props = properties;
    }

    public static String getProperty(String key) {
        checkKey(key);
        return props().getProperty(key);
    }

    public static String getProperty(String key, String def) {
        checkKey(key);
        return props().getProperty(key, def);
    }

    public static String setProperty(String key, String value) {
        checkKey(key);
        return (String) props().setProperty(key, value);
    }

    public static String clearProperty(String key) {
        checkKey(key);
        return (String) props().remove(key);
    }

    private static void checkKey(String key) {
        if (key == null) {
            throw new NullPointerException("key can't be null");
        }
        if (key.isEmpty()) {
            throw new IllegalArgumentException("key can't be empty");
        }
    }

    public static String lineSeparator() {
        return LINE_SEPARATOR;
    }

    // ---- environment ----

    public static String getenv(String name) {
        environmentKey(name);
        return null;
    }

    /** Fails for null as the library's look-up does, with its words. */
    private static byte[] environmentKey(String str) {
        return VM.obligatoFeature() < 18
            ? str.getBytes() : str.getBytes(java.nio.charset.StandardCharsets.UTF_8);
    }

    public static Map<String, String> getenv() {
        return Collections.emptyMap();
    }

    // ---- process ----

    public static void exit(int status) {
        Shutdown.exit(status);
    }

    public static void gc() {
    }

    public static void runFinalization() {
    }

    public static void load(String filename) {
        throw VM.unsupported("java.lang.System.load");
    }

    public static void loadLibrary(String libname) {
        throw VM.unsupported("java.lang.System.loadLibrary");
    }

    public static String mapLibraryName(String libname) {
        return "lib" + Objects.requireNonNull(libname) + ".so";
    }

    // ---- security ----

    static boolean allowSecurityManager() {
        return false;
    }

    public static SecurityManager getSecurityManager() {
        return null;
    }

    public static void setSecurityManager(SecurityManager sm) {
        throw new UnsupportedOperationException(
            "The Security Manager is deprecated and will be removed in a future release");
    }
}
