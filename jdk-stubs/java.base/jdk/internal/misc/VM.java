package jdk.internal.misc;

import java.io.PrintStream;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * State of the virtual machine as the core library sees it: always booted,
 * with fixed start-up properties.
 *
 * Deliberately absent: buffer pools, finalizer counts, signal handling.
 * Additional to the usual members: {@link #obligatoFeature} and
 * {@link #unsupported}, the one way in which a stub ends a run because the
 * program asks for something outside the supported scope.
 */
public class VM {

    private static final int SYSTEM_BOOTED = 4;
    private static final int SYSTEM_SHUTDOWN = 5;

    private static int level = SYSTEM_BOOTED;
    private static String[] initial;
    private static Map<String, String> saved;

    public VM() {
    }

    // ---- hooks into the interpreter ----

    /** Returns the feature version (17 to 25) of the JDK whose java.base is running. */
    public static native int obligatoFeature();

    /** Ends the run as unsupported, with {@code what} as the reason; never returns. */
    public static native Error unsupported(String what);

    /** Returns the start-up properties as a flat array: key, value, key, value, ... */
    private static native String[] initialProperties0();

    /** Allocates an instance of a class without running a constructor or initialising it. */
    public static native Object allocate0(Class<?> type);

    /** The start-up properties as a flat array of pairs; callers must not modify it. */
    public static String[] initialProperties() {
        if (initial == null) {
            initial = initialProperties0();
        }
        return initial;
    }

    // ---- life cycle ----

    public static void initLevel(int value) {
        level = value;
    }

    public static int initLevel() {
        return level;
    }

    public static void awaitInitLevel(int value) {
    }

    public static boolean isModuleSystemInited() {
        return true;
    }

    public static void setJavaLangInvokeInited() {
    }

    public static boolean isJavaLangInvokeInited() {
        return true;
    }

    public static boolean isBooted() {
        return level >= SYSTEM_BOOTED;
    }

    public static void shutdown() {
        level = SYSTEM_SHUTDOWN;
    }

    public static boolean isShutdown() {
        return level == SYSTEM_SHUTDOWN;
    }

    public static void initializeOSEnvironment() {
    }

    // ---- properties ----

    public static String getSavedProperty(String key) {
        String[] pairs = initialProperties();
        for (int i = 0; i < pairs.length; i += 2) {
            if (pairs[i].equals(key)) {
                return pairs[i + 1];
            }
        }
        return null;
    }

    public static Map<String, String> getSavedProperties() {
        if (saved == null) {
            Map<String, String> map = new HashMap<>();
            String[] pairs = initialProperties();
            for (int i = 0; i < pairs.length; i += 2) {
                map.put(pairs[i], pairs[i + 1]);
            }
            saved = Collections.unmodifiableMap(map);
        }
        return saved;
    }

    public static void saveProperties(Map<String, String> properties) {
    }

    // ---- fixed answers ----

    public static long maxDirectMemory() {
        return Runtime.getRuntime().maxMemory();
    }

    public static boolean isDirectMemoryPageAligned() {
        return false;
    }

    public static boolean isSupportedClassFileVersion(int major, int minor) {
        return major >= 45 && major <= 44 + obligatoFeature();
    }

    public static boolean isSupportedModuleDescriptorVersion(int major, int minor) {
        return major >= 53 && major <= 44 + obligatoFeature();
    }

    public static boolean isSystemDomainLoader(ClassLoader loader) {
        return loader == null;
    }

    public static ClassLoader latestUserDefinedLoader() {
        return ClassLoader.getSystemClassLoader();
    }

    public static Thread.State toThreadState(int status) {
        return Thread.State.RUNNABLE;
    }

    public static int getFinalRefCount() {
        return 0;
    }

    public static int getPeakFinalRefCount() {
        return 0;
    }

    public static void addFinalRefCount(int n) {
    }

    public static boolean isSetUID() {
        return false;
    }

    public static long getuid() {
        return 0;
    }

    public static long geteuid() {
        return 0;
    }

    public static long getgid() {
        return 0;
    }

    public static long getegid() {
        return 0;
    }

    public static String[] getRuntimeArguments() {
        return new String[0];
    }

    public static PrintStream initialErr() {
        return System.err;
    }

    public static List<?> getBufferPools() {
        return List.of();
    }

    // ---- clock ----

    /** Nanoseconds between {@code offsetInSeconds} since the epoch and now. */
    public static long getNanoTimeAdjustment(long offsetInSeconds) {
        long millis = System.currentTimeMillis();
        return (millis - offsetInSeconds * 1000) * 1_000_000L;
    }

    // ---- resources of the class path ----

    /** The contents of the files with this path in the folders and jars of the class path, in its order. */
    public static native byte[][] resources(String path);

    /** The first of them as a stream, or null. */
    public static java.io.InputStream resource(String path) {
        byte[][] found = resources(path);
        return found.length == 0 ? null : new java.io.ByteArrayInputStream(found[0]);
    }

    /** Null, since there are no URLs of resources: where there is such a resource the run ends as unsupported. */
    public static java.net.URL resourceUrl(String path) {
        if (resources(path).length > 0) {
            throw unsupported("the URL of a resource on the class path");
        }
        return null;
    }
}
