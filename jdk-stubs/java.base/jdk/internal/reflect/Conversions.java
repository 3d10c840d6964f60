package jdk.internal.reflect;

/**
 * Boxes and primitive conversions, shared by reflection and method handles.
 */
public final class Conversions {

    /** Primitive codes in widening order; boolean takes no part in widening. */
    private static final String NUMERIC = "BSIJFD";

    private Conversions() {
    }

    // ---- types ----

    /** The descriptor character of a primitive type, 'V' for void. */
    public static char code(Class<?> primitive) {
        return primitive.descriptorString().charAt(0);
    }

    /** The descriptor character of what a box holds, or 0 if the object is no box. */
    public static char boxCode(Object o) {
        if (o instanceof Integer) {
            return 'I';
        }
        if (o instanceof Boolean) {
            return 'Z';
        }
        if (o instanceof Long) {
            return 'J';
        }
        if (o instanceof Character) {
            return 'C';
        }
        if (o instanceof Double) {
            return 'D';
        }
        if (o instanceof Byte) {
            return 'B';
        }
        if (o instanceof Short) {
            return 'S';
        }
        return o instanceof Float ? 'F' : 0;
    }

    public static Class<?> wrapper(Class<?> type) {
        if (!type.isPrimitive()) {
            return type;
        }
        switch (code(type)) {
            case 'Z': return Boolean.class;
            case 'B': return Byte.class;
            case 'C': return Character.class;
            case 'S': return Short.class;
            case 'I': return Integer.class;
            case 'J': return Long.class;
            case 'F': return Float.class;
            case 'D': return Double.class;
            default: return Void.class;
        }
    }

    /** The primitive type of a wrapper class, else the type itself. */
    public static Class<?> unwrapped(Class<?> type) {
        if (type == Boolean.class) {
            return boolean.class;
        }
        if (type == Byte.class) {
            return byte.class;
        }
        if (type == Character.class) {
            return char.class;
        }
        if (type == Short.class) {
            return short.class;
        }
        if (type == Integer.class) {
            return int.class;
        }
        if (type == Long.class) {
            return long.class;
        }
        if (type == Float.class) {
            return float.class;
        }
        if (type == Double.class) {
            return double.class;
        }
        return type == Void.class ? void.class : type;
    }

    /** Whether a value of primitive {@code from} widens (or is equal) to primitive {@code to}. */
    public static boolean widens(char from, char to) {
        if (from == to) {
            return true;
        }
        int target = NUMERIC.indexOf(to);
        if (from == 'C') {
            return target >= NUMERIC.indexOf('I');
        }
        int source = NUMERIC.indexOf(from);
        return source >= 0 && target > source;
    }

    // ---- values ----

    /** The box of {@code to} that holds the widened value, or null if it does not widen. */
    public static Object widen(Object box, Class<?> to) {
        char source = boxCode(box);
        char target = code(to);
        if (source == target) {
            return box;
        }
        return source != 0 && widens(source, target) ? number(box, target) : null;
    }

    /** The box of primitive {@code to} after any primitive conversion, narrowing included. */
    public static Object convert(Object box, Class<?> to) {
        char source = boxCode(box);
        char target = code(to);
        if (source == target) {
            return box;
        }
        if (source == 'Z') {
            return number((Boolean) box ? 1 : 0, target);
        }
        if (target == 'Z') {
            return (((Number) number(box, 'B')).byteValue() & 1) != 0;
        }
        return number(box, target);
    }

    private static Object number(Object box, char target) {
        Number n = box instanceof Character ? (Number) (int) (Character) box : (Number) box;
        switch (target) {
            case 'B': return n.byteValue();
            case 'S': return n.shortValue();
            case 'C': return (char) n.intValue();
            case 'I': return n.intValue();
            case 'J': return n.longValue();
            case 'F': return n.floatValue();
            case 'D': return n.doubleValue();
            default: return null;
        }
    }

    /** The default value of a type as a box; null for references and void. */
    public static Object zero(Class<?> type) {
        if (!type.isPrimitive() || type == void.class) {
            return null;
        }
        return code(type) == 'Z' ? (Object) false : number(0, code(type));
    }
}
