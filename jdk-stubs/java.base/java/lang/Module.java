package java.lang;

import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.module.ModuleDescriptor;
import java.lang.reflect.AnnotatedElement;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * A module: one named module per module of the JDK, and one unnamed module
 * for the application.
 *
 * The rules are coarse: a named module exports its packages that begin with
 * "java." or "javax." and opens none but those of jdk.unsupported; every module reads every other.
 * Deliberately absent: descriptors, layers of named modules, resources.
 */
public final class Module implements AnnotatedElement {

    private static final Map<String, Module> NAMED = new HashMap<>();

    private static Module unnamed;

    private final String name;

    private Module(String name) {
        this.name = name;
    }

    /** A fresh unnamed module, as class loaders have them. */
    Module(ClassLoader loader) {
        this.name = null;
    }

    static Module named(String name) {
        Module module = NAMED.get(name);
        if (module == null) {
            module = new Module(name);
            NAMED.put(name, module);
        }
        return module;
    }

    /** The application's module. */
    static Module unnamed() {
        if (unnamed == null) {
            unnamed = new Module((String) null);
        }
        return unnamed;
    }

    // ---- facts ----

    public boolean isNamed() {
        return name != null;
    }

    public String getName() {
        return name;
    }

    public ModuleDescriptor getDescriptor() {
        return null;
    }

    public ModuleLayer getLayer() {
        return isNamed() ? ModuleLayer.boot() : null;
    }

    public ClassLoader getClassLoader() {
        return isNamed() ? null : ClassLoader.getSystemClassLoader();
    }

    public Set<String> getPackages() {
        return Set.of();
    }

    // ---- readability, exports, opens ----

    public boolean canRead(Module other) {
        Objects.requireNonNull(other);
        return true;
    }

    public Module addReads(Module other) {
        Objects.requireNonNull(other);
        return this;
    }

    public boolean isExported(String pn) {
        Objects.requireNonNull(pn);
        return !isNamed() || pn.startsWith("java.") || pn.startsWith("javax.") || isOpen(pn);
    }

    public boolean isExported(String pn, Module other) {
        return isExported(pn) || isOpen(pn, other);
    }

    public boolean isOpen(String pn) {
        Objects.requireNonNull(pn);
        return !isNamed() || pn.equals("sun.misc") || pn.equals("sun.reflect");
    }

    public boolean isOpen(String pn, Module other) {
        return isOpen(pn) || other == this;
    }

    public Module addExports(String pn, Module other) {
        return this;
    }

    public Module addOpens(String pn, Module other) {
        return this;
    }

    public Module addUses(Class<?> service) {
        return this;
    }

    public boolean canUse(Class<?> service) {
        return true;
    }

    boolean isReflectivelyExported(String pn, Module other) {
        return isExported(pn, other);
    }

    boolean isReflectivelyOpened(String pn, Module other) {
        return isOpen(pn, other);
    }

    public boolean isNativeAccessEnabled() {
        return true;
    }

    // ---- resources and annotations: none ----

    public InputStream getResourceAsStream(String resource) {
        Objects.requireNonNull(resource);
        return null;
    }

    @Override
    public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
        Objects.requireNonNull(annotationClass);
        return null;
    }

    @Override
    public Annotation[] getAnnotations() {
        return new Annotation[0];
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return new Annotation[0];
    }

    @Override
    public String toString() {
        return isNamed() ? "module " + name
                         : "unnamed module @" + Integer.toHexString(System.identityHashCode(this));
    }
}
