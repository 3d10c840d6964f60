package jdk.internal.reflect;

import java.lang.annotation.Annotation;

import jdk.internal.misc.VM;

/**
 * Which annotations are present on a class or member. Whether one is present
 * is answered from the class file; annotation objects cannot be made, so
 * asking for one that is there ends the run as unsupported.
 *
 * Deliberately absent: values of annotations, annotations of parameters and
 * of types.
 */
public final class Annotations {

    /** Kinds besides those of {@link MemberCalls#describe}. */
    public static final int CLASS = -1;
    public static final int FIELD = 0;
    public static final int METHOD = 1;
    public static final int CONSTRUCTOR = 2;
    public static final int RECORD_COMPONENT = 3;

    private static final String INHERITED = "Ljava/lang/annotation/Inherited;";

    private static final Annotation[] NONE = new Annotation[0];

    private Annotations() {
    }

    // ---- members ----

    /** Whether {@code type} is among the annotation types with these descriptors. */
    public static boolean present(String[] types, Class<? extends Annotation> type) {
        String descriptor = type.descriptorString();
        for (String each : types) {
            if (each.equals(descriptor)) {
                return true;
            }
        }
        return false;
    }

    /** The annotation: null, since a present one is unsupported. */
    public static <A extends Annotation> A get(String[] types, Class<A> type) {
        if (present(types, type)) {
            throw unsupported(type.getName());
        }
        return null;
    }

    /** All annotations: an empty array, since present ones are unsupported. */
    public static Annotation[] all(String[] types) {
        if (types.length > 0) {
            throw unsupported(types[0].substring(1, types[0].length() - 1).replace('/', '.'));
        }
        return NONE;
    }

    // ---- classes ----

    public static String[] declared(Class<?> c) {
        return c.isArray() || c.isPrimitive() ? new String[0] : MemberCalls.annotations(c, CLASS, 0);
    }

    /** As {@link #present}, with inheritance from superclasses. */
    public static boolean presentOn(Class<?> c, Class<? extends Annotation> type) {
        if (present(declared(c), type)) {
            return true;
        }
        boolean inherited = false;
        for (Class<?> s = c.getSuperclass(); s != null && !inherited; s = s.getSuperclass()) {
            inherited = present(declared(s), type);
        }
        return inherited && isInherited(type);
    }

    private static boolean isInherited(Class<? extends Annotation> type) {
        for (String each : declared(type)) {
            if (each.equals(INHERITED)) {
                return true;
            }
        }
        return false;
    }

    public static Error unsupported(String what) {
        return VM.unsupported("reading annotation " + what);
    }
}
