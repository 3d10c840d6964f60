package java.lang;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.ByteBuffer;
import java.security.ProtectionDomain;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

import jdk.internal.misc.VM;

/**
 * Finds classes by name. Library classes belong to the boot loader (null),
 * all application classes to one loader object.
 *
 * Programs may subclass this class and delegate, but cannot define classes.
 * Deliberately absent: class definition, URLs of resources, native libraries.
 */
public abstract class ClassLoader {

    /** The loaders the interpreter implements itself. */
    private static final class Builtin extends ClassLoader {

        private final boolean bootOnly;

        Builtin(String name, ClassLoader parent, boolean bootOnly) {
            super(name, parent);
            this.bootOnly = bootOnly;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            return Class.find(Objects.requireNonNull(name), bootOnly);
        }
    }

    private static final Map<String, Package> PACKAGES = new HashMap<>();

    private static ClassLoader platformLoader;
    private static ClassLoader appLoader;

    /** What marks a package's choice, and is the key of the choice for all. */
    private static final String DEFAULT = "...";

    final Object assertionLock = this;
    Map<String, Boolean> classAssertionStatus;

    private final String name;
    private final ClassLoader parent;
    private Module unnamedModule;
    private ConcurrentHashMap<?, ?> classLoaderValueMap;

    // ---- construction ----

    protected ClassLoader(String name, ClassLoader parent) {
        if (name != null && name.isEmpty()) {
            throw new IllegalArgumentException("name must be non-empty or null");
        }
        this.name = name;
        this.parent = parent;
    }

    protected ClassLoader(ClassLoader parent) {
        this(null, parent);
    }

    protected ClassLoader() {
        this(null, getSystemClassLoader());
    }

    // ---- the interpreter's loaders ----

    public static ClassLoader getSystemClassLoader() {
        if (appLoader == null) {
            appLoader = new Builtin("app", getPlatformClassLoader(), false);
        }
        return appLoader;
    }

    public static ClassLoader getPlatformClassLoader() {
        if (platformLoader == null) {
            platformLoader = new Builtin("platform", null, true);
        }
        return platformLoader;
    }

    static ClassLoader getBuiltinPlatformClassLoader() {
        return getPlatformClassLoader();
    }

    static ClassLoader getBuiltinAppClassLoader() {
        return getSystemClassLoader();
    }

    static ClassLoader initSystemClassLoader() {
        return getSystemClassLoader();
    }

    final boolean isBuiltin() {
        return this instanceof Builtin;
    }

    static ClassLoader getClassLoader(Class<?> caller) {
        return caller == null ? null : caller.getClassLoader0();
    }

    static void checkClassLoaderPermission(ClassLoader cl, Class<?> caller) {
    }

    // ---- facts ----

    public String getName() {
        return name;
    }

    final String name() {
        return name;
    }

    String nameAndId() {
        String id = getClass().getName() + " @" + Integer.toHexString(System.identityHashCode(this));
        return name == null ? id : "'" + name + "' @" + Integer.toHexString(System.identityHashCode(this));
    }

    public final ClassLoader getParent() {
        return parent;
    }

    public final Module getUnnamedModule() {
        if (this == appLoader) {
            return Module.unnamed();
        }
        if (unnamedModule == null) {
            unnamedModule = new Module(this);
        }
        return unnamedModule;
    }

    protected static boolean registerAsParallelCapable() {
        return true;
    }

    public final boolean isRegisteredAsParallelCapable() {
        return isBuiltin();
    }

    protected Object getClassLoadingLock(String className) {
        return this;
    }

    // ---- finding classes ----

    public Class<?> loadClass(String name) throws ClassNotFoundException {
        return loadClass(name, false);
    }

    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        try {
            return parent == null ? Class.find(name, true) : parent.loadClass(name, false);
        } catch (ClassNotFoundException e) {
            return findClass(name);
        }
    }

    final Class<?> loadClass(Module module, String name) {
        try {
            return loadClass(name, false);
        } catch (ClassNotFoundException e) {
            return null;
        }
    }

    protected Class<?> findClass(String name) throws ClassNotFoundException {
        throw new ClassNotFoundException(name);
    }

    protected Class<?> findClass(String moduleName, String name) {
        return null;
    }

    protected final Class<?> findSystemClass(String name) throws ClassNotFoundException {
        return getSystemClassLoader().loadClass(name);
    }

    protected final Class<?> findLoadedClass(String name) {
        return null;
    }

    static Class<?> findBootstrapClassOrNull(String name) {
        try {
            return Class.find(name, true);
        } catch (ClassNotFoundException e) {
            return null;
        }
    }

    protected final void resolveClass(Class<?> c) {
        Objects.requireNonNull(c);
    }

    protected final void setSigners(Class<?> c, Object[] signers) {
    }

    // ---- defining classes: unsupported ----

    private static Error cannotDefine() {
        return VM.unsupported("java.lang.ClassLoader.defineClass");
    }

    protected final Class<?> defineClass(byte[] b, int off, int len) {
        throw cannotDefine();
    }

    protected final Class<?> defineClass(String name, byte[] b, int off, int len) {
        throw cannotDefine();
    }

    protected final Class<?> defineClass(String name, byte[] b, int off, int len,
                                         ProtectionDomain domain) {
        throw cannotDefine();
    }

    protected final Class<?> defineClass(String name, ByteBuffer b, ProtectionDomain domain) {
        throw cannotDefine();
    }

    // ---- resources of the class path: as streams only ----

    public URL getResource(String name) {
        URL found = findResource(Objects.requireNonNull(name));
        return found == null ? VM.resourceUrl(name) : found;
    }

    public Enumeration<URL> getResources(String name) throws IOException {
        VM.resourceUrl(Objects.requireNonNull(name));
        return findResources(name);
    }

    public Stream<URL> resources(String name) {
        VM.resourceUrl(Objects.requireNonNull(name));
        return Stream.empty();
    }

    public InputStream getResourceAsStream(String name) {
        return VM.resource(Objects.requireNonNull(name));
    }

    protected URL findResource(String name) {
        return null;
    }

    protected URL findResource(String moduleName, String name) throws IOException {
        return null;
    }

    protected Enumeration<URL> findResources(String name) throws IOException {
        return Collections.emptyEnumeration();
    }

    public static URL getSystemResource(String name) {
        return getSystemClassLoader().getResource(name);
    }

    public static Enumeration<URL> getSystemResources(String name) throws IOException {
        return getSystemClassLoader().getResources(name);
    }

    public static InputStream getSystemResourceAsStream(String name) {
        return getSystemClassLoader().getResourceAsStream(name);
    }

    protected String findLibrary(String libname) {
        return null;
    }

    // ---- packages ----

    /** One package object per name; {@code c} is neither array nor primitive. */
    static Package packageOf(Class<?> c) {
        String packageName = c.getPackageName();
        Package found = PACKAGES.get(packageName);
        if (found == null) {
            found = new Package(packageName, c.getModule());
            PACKAGES.put(packageName, found);
        }
        return found;
    }

    Package definePackage(Class<?> c) {
        return packageOf(c);
    }

    Package definePackage(String name, Module m) {
        return new Package(name, m);
    }

    public final Package getDefinedPackage(String name) {
        return PACKAGES.get(Objects.requireNonNull(name));
    }

    public final Package[] getDefinedPackages() {
        return PACKAGES.values().toArray(new Package[0]);
    }

    protected Package getPackage(String name) {
        return getDefinedPackage(name);
    }

    protected Package[] getPackages() {
        return getDefinedPackages();
    }

    Stream<Package> packages() {
        return PACKAGES.values().stream();
    }

    // ---- assertions: the command line's choice, unless the program makes its own ----

    public void setDefaultAssertionStatus(boolean enabled) {
        assertionChoices().put(DEFAULT, enabled);
    }

    public void setPackageAssertionStatus(String packageName, boolean enabled) {
        assertionChoices().put((packageName == null ? "" : packageName) + DEFAULT, enabled);
    }

    public void setClassAssertionStatus(String className, boolean enabled) {
        assertionChoices().put(className, enabled);
    }

    public void clearAssertionStatus() {
        classAssertionStatus = new HashMap<>();
        classAssertionStatus.put(DEFAULT, false);
    }

    private Map<String, Boolean> assertionChoices() {
        if (classAssertionStatus == null) {
            classAssertionStatus = new HashMap<>();
        }
        return classAssertionStatus;
    }

    /** The most specific choice for a class: its own name, its packages from the inside out, the default. */
    boolean desiredAssertionStatus(String className, boolean initial) {
        if (classAssertionStatus == null) {
            return initial;
        }
        int nested = className.indexOf('$');
        String outer = nested < 0 ? className : className.substring(0, nested);
        Boolean choice = classAssertionStatus.get(outer);
        int end = outer.lastIndexOf('.');
        while (choice == null && end > 0) {
            choice = classAssertionStatus.get(outer.substring(0, end) + DEFAULT);
            end = outer.lastIndexOf('.', end - 1);
        }
        if (choice == null) {
            choice = classAssertionStatus.get(DEFAULT);
        }
        return choice == null ? initial : choice;
    }

    // ---- class loader values ----

    ConcurrentHashMap<?, ?> createOrGetClassLoaderValueMap() {
        if (classLoaderValueMap == null) {
            classLoaderValueMap = new ConcurrentHashMap<>();
        }
        return classLoaderValueMap;
    }
}
