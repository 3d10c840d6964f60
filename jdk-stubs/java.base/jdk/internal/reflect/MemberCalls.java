package jdk.internal.reflect;

import java.lang.reflect.Modifier;

import jdk.internal.misc.Unsafe;

/**
 * Calls of methods and accesses of fields given by class and slot. All
 * reflective calls and all method handles end here.
 *
 * Arguments and results are exact boxes: a parameter or result of type int
 * is an Integer here, with no further conversion.
 */
public final class MemberCalls {

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();

    private MemberCalls() {
    }

    // ---- natives ----

    /**
     * Calls (tail call) method {@code slot} of {@code owner} and returns its boxed result, null
     * for void. {@code virtual} selects the receiver's override. {@code receiver} is null for
     * static methods, else an instance of {@code owner}. Throws whatever the method throws;
     * AbstractMethodError as usual.
     */
    public static native Object call(Class<?> owner, int slot, boolean virtual, Object receiver,
                                     Object[] args);

    /**
     * Returns the declared members of {@code owner}: kind 0 fields, 1 methods without
     * constructors and initialisers, 2 constructors, 3 record components. Four strings for each:
     * name, descriptor, Signature attribute or null, internal names of the declared exceptions
     * joined by ',' or null.
     */
    public static native String[] describe(Class<?> owner, int kind);

    /** Returns two numbers for each member of {@link #describe}: access flags, slot (-1 for kind 3). */
    public static native int[] number(Class<?> owner, int kind);

    /**
     * Returns the descriptors of the annotation types in RuntimeVisibleAnnotations, never null:
     * of the class itself (kind -1), or of a member by kind as in {@link #describe} and by slot,
     * for record components by index.
     */
    public static native String[] annotations(Class<?> owner, int kind, int slot);

    /**
     * Returns the class of a field descriptor as {@code context} would resolve it, without
     * initialising it; NoClassDefFoundError if there is none.
     */
    public static native Class<?> resolve(String descriptor, Class<?> context);

    // ---- construction ----

    /** Makes an instance of {@code owner} with its constructor {@code slot}. */
    public static Object construct(Class<?> owner, int slot, Object[] args)
            throws InstantiationException {
        Object made = UNSAFE.allocateInstance(owner);
        call(owner, slot, false, made, args);
        return made;
    }

    public static void initialize(Class<?> owner) {
        UNSAFE.ensureClassInitialized(owner);
    }

    // ---- fields ----

    /** Where a field lives: the instance, or for static fields the class mirror. */
    public static Object base(Class<?> owner, int modifiers, Object receiver) {
        return Modifier.isStatic(modifiers) ? owner : receiver;
    }

    public static Object get(Object base, int slot, Class<?> type) {
        if (!type.isPrimitive()) {
            return UNSAFE.getReference(base, slot);
        }
        switch (Conversions.code(type)) {
            case 'Z': return UNSAFE.getBoolean(base, slot);
            case 'B': return UNSAFE.getByte(base, slot);
            case 'C': return UNSAFE.getChar(base, slot);
            case 'S': return UNSAFE.getShort(base, slot);
            case 'I': return UNSAFE.getInt(base, slot);
            case 'J': return UNSAFE.getLong(base, slot);
            case 'F': return UNSAFE.getFloat(base, slot);
            default: return UNSAFE.getDouble(base, slot);
        }
    }

    /** {@code value} is an exact box for a primitive type. */
    public static void set(Object base, int slot, Class<?> type, Object value) {
        if (!type.isPrimitive()) {
            UNSAFE.putReference(base, slot, value);
            return;
        }
        switch (Conversions.code(type)) {
            case 'Z': UNSAFE.putBoolean(base, slot, (Boolean) value); break;
            case 'B': UNSAFE.putByte(base, slot, (Byte) value); break;
            case 'C': UNSAFE.putChar(base, slot, (Character) value); break;
            case 'S': UNSAFE.putShort(base, slot, (Short) value); break;
            case 'I': UNSAFE.putInt(base, slot, (Integer) value); break;
            case 'J': UNSAFE.putLong(base, slot, (Long) value); break;
            case 'F': UNSAFE.putFloat(base, slot, (Float) value); break;
            default: UNSAFE.putDouble(base, slot, (Double) value); break;
        }
    }
}
