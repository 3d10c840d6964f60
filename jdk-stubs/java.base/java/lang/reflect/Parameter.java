package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.util.Objects;

/**
 * A parameter of a method or constructor.
 *
 * Names of class files are not kept. Deliberately absent: annotations,
 * annotated types, access flag sets.
 */
public final class Parameter implements AnnotatedElement {

    private final String name;
    private final int modifiers;
    private final Executable executable;
    private final int index;

    Parameter(String name, int modifiers, Executable executable, int index) {
        this.name = name;
        this.modifiers = modifiers;
        this.executable = executable;
        this.index = index;
    }

    // ---- facts ----

    public String getName() {
        return name;
    }

    public boolean isNamePresent() {
        return false;
    }

    public Executable getDeclaringExecutable() {
        return executable;
    }

    public int getModifiers() {
        return modifiers;
    }

    public Class<?> getType() {
        return executable.getSharedParameterTypes()[index];
    }

    public Type getParameterizedType() {
        return executable.getAllGenericParameterTypes()[index];
    }

    public boolean isImplicit() {
        return false;
    }

    public boolean isSynthetic() {
        return false;
    }

    public boolean isVarArgs() {
        return executable.isVarArgs() && index == executable.getParameterCount() - 1;
    }

    // ---- identity and text ----

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Parameter && ((Parameter) obj).index == index
            && ((Parameter) obj).executable.equals(executable);
    }

    @Override
    public int hashCode() {
        return executable.hashCode() ^ index;
    }

    @Override
    public String toString() {
        String type = getParameterizedType().getTypeName();
        if (isVarArgs()) {
            type = type.substring(0, type.length() - 2) + "...";
        }
        return type + " " + name;
    }

    // ---- annotations: none ----

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
}
