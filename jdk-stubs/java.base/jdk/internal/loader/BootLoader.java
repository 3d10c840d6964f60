package jdk.internal.loader;

import java.io.InputStream;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * Finds classes of the library.
 *
 * Deliberately absent: resources, service catalogs, modules. Native
 * libraries, which library classes load in their static initialisers, count
 * as loaded.
 */
public class BootLoader {

    private static final ConcurrentHashMap<?, ?> VALUES = new ConcurrentHashMap<>();

    private BootLoader() {
    }

    // ---- classes ----

    public static Class<?> loadClassOrNull(String name) {
        try {
            return Class.forName(name, false, null);
        } catch (ClassNotFoundException e) {
            return null;
        }
    }

    public static Class<?> loadClass(Module module, String name) {
        Class<?> c = loadClassOrNull(name);
        return c != null && c.getModule() == module ? c : null;
    }

    public static ConcurrentHashMap<?, ?> getClassLoaderValueMap() {
        return VALUES;
    }

    // ---- libraries ----

    public static void loadLibrary(String name) {
    }

    // ---- modules and packages ----

    public static Module getUnnamedModule() {
        return ClassLoader.getPlatformClassLoader().getUnnamedModule();
    }

    public static boolean hasClassPath() {
        return false;
    }

    public static Package definePackage(Class<?> c) {
        return c.getPackage();
    }

    public static Package getDefinedPackage(String name) {
        return null;
    }

    public static Stream<Package> packages() {
        return Stream.empty();
    }

    // ---- resources: none ----

    public static URL findResource(String module, String name) {
        return null;
    }

    public static InputStream findResourceAsStream(String module, String name) {
        return null;
    }

    public static URL findResource(String name) {
        return null;
    }

    public static Enumeration<URL> findResources(String name) {
        return Collections.emptyEnumeration();
    }
}
