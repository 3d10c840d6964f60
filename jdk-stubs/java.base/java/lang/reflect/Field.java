package java.lang.reflect;

import java.util.Objects;

import jdk.internal.misc.VM;
import jdk.internal.reflect.Annotations;
import jdk.internal.reflect.Conversions;
import jdk.internal.reflect.MemberCalls;
import jdk.internal.reflect.Reflection;
import sun.reflect.generics.factory.CoreReflectionFactory;
import sun.reflect.generics.repository.FieldRepository;
import sun.reflect.generics.scope.ClassScope;

/**
 * A field of a class, read and written through {@link MemberCalls}.
 *
 * Deliberately absent: accessors, annotated types.
 */
public final class Field extends AccessibleObject implements Member {

    private static final int ENUM = 0x4000;
    private static final int SYNTHETIC = 0x1000;

    // ---- state; clazz and slot are read by the interpreter's Unsafe ----

    private final Class<?> clazz;
    private final int slot;
    private final String name;
    private final String descriptor;
    private final String signature;
    private final int modifiers;
    private Class<?> type;

    Field(Class<?> clazz, String name, String descriptor, String signature, int modifiers,
          int slot) {
        this.clazz = clazz;
        this.slot = slot;
        this.name = name;
        this.descriptor = descriptor;
        this.signature = signature;
        this.modifiers = modifiers;
    }

    int slot() {
        return slot;
    }

    Field copy() {
        return new Field(clazz, name, descriptor, signature, modifiers, slot);
    }

    // ---- facts ----

    @Override
    public Class<?> getDeclaringClass() {
        return clazz;
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public int getModifiers() {
        return modifiers;
    }

    public Class<?> getType() {
        if (type == null) {
            type = MemberCalls.resolve(descriptor, clazz);
        }
        return type;
    }

    public boolean isEnumConstant() {
        return (modifiers & ENUM) != 0;
    }

    @Override
    public boolean isSynthetic() {
        return (modifiers & SYNTHETIC) != 0;
    }

    public Type getGenericType() {
        if (signature == null) {
            return getType();
        }
        return FieldRepository.make(signature,
            CoreReflectionFactory.make(clazz, ClassScope.make(clazz))).getGenericType();
    }

    boolean isTrustedFinal() {
        return Modifier.isFinal(modifiers)
            && (Modifier.isStatic(modifiers) || clazz.isRecord() || clazz.isHidden());
    }

    @Override
    String[] annotationTypes() {
        return MemberCalls.annotations(clazz, Annotations.FIELD, slot);
    }

    // ---- checks ----

    private boolean isStatic() {
        return Modifier.isStatic(modifiers);
    }

    private void checkCaller(Class<?> caller, Object obj) throws IllegalAccessException {
        if (!override) {
            checkAccess(caller, clazz, isStatic() || obj == null ? null : obj.getClass(), modifiers);
        }
    }

    /** The object that holds the field, with its class initialised. */
    private Object holder(Object obj) {
        if (isStatic()) {
            MemberCalls.initialize(clazz);
            return clazz;
        }
        obj.getClass();
        if (!clazz.isInstance(obj)) {
            boolean old = VM.obligatoFeature() < 18;
            throw new IllegalArgumentException("Can not " + (old ? "set " : "get ") + describe()
                + (old ? " to " : " on ") + obj.getClass().getName());
        }
        return obj;
    }

    /** For example "static final int field A.x". */
    private String describe() {
        int shown = modifiers & (Modifier.STATIC | Modifier.FINAL);
        return (shown == 0 ? "" : Modifier.toString(shown) + " ") + getType().getTypeName()
            + " field " + clazz.getTypeName() + "." + name;
    }

    // ---- reading ----

    private Object read(Object obj, Class<?> caller) throws IllegalAccessException {
        checkCaller(caller, obj);
        return MemberCalls.get(holder(obj), slot, getType());
    }

    private Object readAs(Object obj, Class<?> target, Class<?> caller)
            throws IllegalAccessException {
        Object value = read(obj, caller);
        Object exact = getType().isPrimitive() ? Conversions.widen(value, target) : null;
        if (exact == null) {
            throw new IllegalArgumentException("Attempt to get " + getType().getName()
                + " field \"" + clazz.getName() + "." + name
                + "\" with illegal data type conversion to " + target.getName());
        }
        return exact;
    }

    public Object get(Object obj) throws IllegalAccessException {
        return read(obj, Reflection.getCallerClass());
    }

    public boolean getBoolean(Object obj) throws IllegalAccessException {
        return (Boolean) readAs(obj, boolean.class, Reflection.getCallerClass());
    }

    public byte getByte(Object obj) throws IllegalAccessException {
        return (Byte) readAs(obj, byte.class, Reflection.getCallerClass());
    }

    public char getChar(Object obj) throws IllegalAccessException {
        return (Character) readAs(obj, char.class, Reflection.getCallerClass());
    }

    public short getShort(Object obj) throws IllegalAccessException {
        return (Short) readAs(obj, short.class, Reflection.getCallerClass());
    }

    public int getInt(Object obj) throws IllegalAccessException {
        return (Integer) readAs(obj, int.class, Reflection.getCallerClass());
    }

    public long getLong(Object obj) throws IllegalAccessException {
        return (Long) readAs(obj, long.class, Reflection.getCallerClass());
    }

    public float getFloat(Object obj) throws IllegalAccessException {
        return (Float) readAs(obj, float.class, Reflection.getCallerClass());
    }

    public double getDouble(Object obj) throws IllegalAccessException {
        return (Double) readAs(obj, double.class, Reflection.getCallerClass());
    }

    // ---- writing ----

    /** {@code primitive}: the value came from a setter of a primitive type. */
    private void write(Object obj, Object value, boolean primitive, Class<?> caller)
            throws IllegalAccessException {
        checkCaller(caller, obj);
        Object base = holder(obj);
        if (Modifier.isFinal(modifiers) && (!override || isTrustedFinal())) {
            throw new IllegalAccessException(refusal(value, primitive));
        }
        Object exact = exact(value, primitive);
        if (exact == null && (value != null || getType().isPrimitive())) {
            throw new IllegalArgumentException(refusal(value, primitive));
        }
        MemberCalls.set(base, slot, getType(), exact);
    }

    /** The value as the field stores it, or null if it does not fit. */
    private Object exact(Object value, boolean primitive) {
        Class<?> target = getType();
        if (target.isPrimitive()) {
            return value == null ? null : Conversions.widen(value, target);
        }
        return !primitive && target.isInstance(value) ? value : null;
    }

    private String refusal(Object value, boolean primitive) {
        String what = value == null ? "null value"
            : primitive ? "(" + Conversions.unwrapped(value.getClass()).getName() + ")" + value
            : value.getClass().getName();
        return "Can not set " + describe() + " to " + what;
    }

    public void set(Object obj, Object value) throws IllegalAccessException {
        write(obj, value, false, Reflection.getCallerClass());
    }

    public void setBoolean(Object obj, boolean z) throws IllegalAccessException {
        write(obj, z, true, Reflection.getCallerClass());
    }

    public void setByte(Object obj, byte b) throws IllegalAccessException {
        write(obj, b, true, Reflection.getCallerClass());
    }

    public void setChar(Object obj, char c) throws IllegalAccessException {
        write(obj, c, true, Reflection.getCallerClass());
    }

    public void setShort(Object obj, short s) throws IllegalAccessException {
        write(obj, s, true, Reflection.getCallerClass());
    }

    public void setInt(Object obj, int i) throws IllegalAccessException {
        write(obj, i, true, Reflection.getCallerClass());
    }

    public void setLong(Object obj, long l) throws IllegalAccessException {
        write(obj, l, true, Reflection.getCallerClass());
    }

    public void setFloat(Object obj, float f) throws IllegalAccessException {
        write(obj, f, true, Reflection.getCallerClass());
    }

    public void setDouble(Object obj, double d) throws IllegalAccessException {
        write(obj, d, true, Reflection.getCallerClass());
    }

    // ---- identity and text ----

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Field && ((Field) obj).clazz == clazz
            && ((Field) obj).name.equals(name) && ((Field) obj).descriptor.equals(descriptor);
    }

    @Override
    public int hashCode() {
        return clazz.getName().hashCode() ^ name.hashCode();
    }

    @Override
    public String toString() {
        return text(getType());
    }

    public String toGenericString() {
        return text(getGenericType());
    }

    private String text(Type shown) {
        int flags = modifiers & Modifier.fieldModifiers();
        return (flags == 0 ? "" : Modifier.toString(flags) + " ") + shown.getTypeName() + " "
            + clazz.getTypeName() + "." + name;
    }

    @Override
    String toShortString() {
        return "field " + clazz.getTypeName() + "." + name;
    }
}
