package java.lang.invoke;

import java.lang.constant.Constable;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

import jdk.internal.reflect.Conversions;

/**
 * A variable that is reached through coordinates: a field of an object, a
 * static field, an array element, a view of bytes.
 *
 * Every access, whatever its mode and signature, is made by the interpreter
 * through {@link #invokeVar}. There is one thread, so all memory orders are
 * the same and no update ever fails spuriously. Deliberately absent: the
 * distinction between exact and inexact behaviour, constant descriptions.
 */
public abstract class VarHandle implements Constable {

    // ---- access modes ----

    /** What an access mode does, memory order aside. */
    enum AccessType {
        GET, SET, COMPARE_AND_SET, COMPARE_AND_EXCHANGE, GET_AND_UPDATE
    }

    /** The order of the constants is the numbering that the interpreter uses. */
    public enum AccessMode {
        GET("get", AccessType.GET),
        SET("set", AccessType.SET),
        GET_VOLATILE("getVolatile", AccessType.GET),
        SET_VOLATILE("setVolatile", AccessType.SET),
        GET_ACQUIRE("getAcquire", AccessType.GET),
        SET_RELEASE("setRelease", AccessType.SET),
        GET_OPAQUE("getOpaque", AccessType.GET),
        SET_OPAQUE("setOpaque", AccessType.SET),
        COMPARE_AND_SET("compareAndSet", AccessType.COMPARE_AND_SET),
        COMPARE_AND_EXCHANGE("compareAndExchange", AccessType.COMPARE_AND_EXCHANGE),
        COMPARE_AND_EXCHANGE_ACQUIRE("compareAndExchangeAcquire", AccessType.COMPARE_AND_EXCHANGE),
        COMPARE_AND_EXCHANGE_RELEASE("compareAndExchangeRelease", AccessType.COMPARE_AND_EXCHANGE),
        WEAK_COMPARE_AND_SET_PLAIN("weakCompareAndSetPlain", AccessType.COMPARE_AND_SET),
        WEAK_COMPARE_AND_SET("weakCompareAndSet", AccessType.COMPARE_AND_SET),
        WEAK_COMPARE_AND_SET_ACQUIRE("weakCompareAndSetAcquire", AccessType.COMPARE_AND_SET),
        WEAK_COMPARE_AND_SET_RELEASE("weakCompareAndSetRelease", AccessType.COMPARE_AND_SET),
        GET_AND_SET("getAndSet", AccessType.GET_AND_UPDATE),
        GET_AND_SET_ACQUIRE("getAndSetAcquire", AccessType.GET_AND_UPDATE),
        GET_AND_SET_RELEASE("getAndSetRelease", AccessType.GET_AND_UPDATE),
        GET_AND_ADD("getAndAdd", AccessType.GET_AND_UPDATE),
        GET_AND_ADD_ACQUIRE("getAndAddAcquire", AccessType.GET_AND_UPDATE),
        GET_AND_ADD_RELEASE("getAndAddRelease", AccessType.GET_AND_UPDATE),
        GET_AND_BITWISE_OR("getAndBitwiseOr", AccessType.GET_AND_UPDATE),
        GET_AND_BITWISE_OR_RELEASE("getAndBitwiseOrRelease", AccessType.GET_AND_UPDATE),
        GET_AND_BITWISE_OR_ACQUIRE("getAndBitwiseOrAcquire", AccessType.GET_AND_UPDATE),
        GET_AND_BITWISE_AND("getAndBitwiseAnd", AccessType.GET_AND_UPDATE),
        GET_AND_BITWISE_AND_RELEASE("getAndBitwiseAndRelease", AccessType.GET_AND_UPDATE),
        GET_AND_BITWISE_AND_ACQUIRE("getAndBitwiseAndAcquire", AccessType.GET_AND_UPDATE),
        GET_AND_BITWISE_XOR("getAndBitwiseXor", AccessType.GET_AND_UPDATE),
        GET_AND_BITWISE_XOR_RELEASE("getAndBitwiseXorRelease", AccessType.GET_AND_UPDATE),
        GET_AND_BITWISE_XOR_ACQUIRE("getAndBitwiseXorAcquire", AccessType.GET_AND_UPDATE);

        private static final AccessMode[] VALUES = values();

        final String methodName;
        final AccessType at;

        AccessMode(String methodName, AccessType at) {
            this.methodName = methodName;
            this.at = at;
        }

        public String methodName() {
            return methodName;
        }

        public static AccessMode valueFromMethodName(String methodName) {
            for (AccessMode mode : VALUES) {
                if (mode.methodName.equals(methodName)) {
                    return mode;
                }
            }
            throw new IllegalArgumentException("No AccessMode value for method name " + methodName);
        }

        static AccessMode valueFromOrdinal(int ordinal) {
            return VALUES[ordinal];
        }

        /** 's' set, '+' add, '|' or, '&' and, '^' xor; of updates only. */
        char operator() {
            int group = ordinal() - GET_AND_SET.ordinal();
            return "s+|&^".charAt(group / 3);
        }
    }

    // ---- signature-polymorphic methods, carried out by invokeVar ----

    public final native @MethodHandle.PolymorphicSignature Object get(Object... args);

    public final native @MethodHandle.PolymorphicSignature void set(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getVolatile(Object... args);

    public final native @MethodHandle.PolymorphicSignature void setVolatile(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getOpaque(Object... args);

    public final native @MethodHandle.PolymorphicSignature void setOpaque(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAcquire(Object... args);

    public final native @MethodHandle.PolymorphicSignature void setRelease(Object... args);

    public final native @MethodHandle.PolymorphicSignature boolean compareAndSet(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object compareAndExchange(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object compareAndExchangeAcquire(
        Object... args);

    public final native @MethodHandle.PolymorphicSignature Object compareAndExchangeRelease(
        Object... args);

    public final native @MethodHandle.PolymorphicSignature boolean weakCompareAndSetPlain(
        Object... args);

    public final native @MethodHandle.PolymorphicSignature boolean weakCompareAndSet(Object... args);

    public final native @MethodHandle.PolymorphicSignature boolean weakCompareAndSetAcquire(
        Object... args);

    public final native @MethodHandle.PolymorphicSignature boolean weakCompareAndSetRelease(
        Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndSet(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndSetAcquire(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndSetRelease(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndAdd(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndAddAcquire(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndAddRelease(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndBitwiseOr(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndBitwiseOrAcquire(
        Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndBitwiseOrRelease(
        Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndBitwiseAnd(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndBitwiseAndAcquire(
        Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndBitwiseAndRelease(
        Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndBitwiseXor(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndBitwiseXorAcquire(
        Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndBitwiseXorRelease(
        Object... args);

    // ---- state ----

    private final Class<?> varType;
    private final Class<?>[] coordinates;
    private final boolean readOnly;

    VarHandle(Class<?> varType, boolean readOnly, Class<?>... coordinates) {
        this.varType = varType;
        this.readOnly = readOnly;
        this.coordinates = coordinates;
    }

    // ---- the variable; coordinates are checked and exact, values are exact boxes ----

    abstract Object read(Object[] args);

    abstract void write(Object[] args, Object value);

    /** Extra conditions of accesses other than plain reads and writes. */
    void checkAtomic(Object[] args) {
    }

    // ---- access ----

    /**
     * Called by the interpreter for every access.
     *
     * @param mode   the ordinal of the {@link AccessMode}
     * @param args   coordinates and values, as exact boxes of the call site's types
     * @param result the first character of the call site's return descriptor
     * @return the result; an exact box if {@code result} is a primitive type. A reference
     *         result is still to be cast to the call site's return type.
     */
    final Object invokeVar(int mode, Object[] args, char result) {
        Object value = access(AccessMode.valueFromOrdinal(mode), args);
        if (result == 'L' || result == '[' || result == 'V' || value == null) {
            return value;
        }
        return Conversions.boxCode(value) == result ? value : widenTo(value, result);
    }

    private static Object widenTo(Object value, char code) {
        switch (code) {
            case 'I': return MethodHandle.convert(value, Object.class, int.class);
            case 'J': return MethodHandle.convert(value, Object.class, long.class);
            case 'F': return MethodHandle.convert(value, Object.class, float.class);
            case 'D': return MethodHandle.convert(value, Object.class, double.class);
            case 'S': return MethodHandle.convert(value, Object.class, short.class);
            default:
                throw new WrongMethodTypeException("cannot convert " + value.getClass().getName());
        }
    }

    private Object access(AccessMode mode, Object[] args) {
        if (!isAccessModeSupported(mode)) {
            throw new UnsupportedOperationException();
        }
        check(mode, args);
        if (mode.ordinal() > AccessMode.SET.ordinal()) {
            checkAtomic(args);
        }
        int first = coordinates.length;
        switch (mode.at) {
            case GET:
                return read(args);
            case SET:
                write(args, args[first]);
                return null;
            case COMPARE_AND_SET:
                return exchange(args, args[first], args[first + 1], true);
            case COMPARE_AND_EXCHANGE:
                return exchange(args, args[first], args[first + 1], false);
            default:
                Object old = read(args);
                write(args, combine(mode.operator(), old, args[first]));
                return old;
        }
    }

    /** Checks the number of arguments and makes each an exact box of its type, in place. */
    private void check(AccessMode mode, Object[] args) {
        int first = coordinates.length;
        int count = first + valueCount(mode);
        if (args.length != count) {
            throw new WrongMethodTypeException("handle's method type " + accessModeType(mode)
                + " but found " + args.length + " arguments");
        }
        for (int i = 0; i < count; i++) {
            Class<?> type = i < first ? coordinates[i] : varType;
            args[i] = i == 0 && first > 0 ? type.cast(Objects.requireNonNull(args[0]))
                                          : MethodHandle.convert(args[i], Object.class, type);
        }
    }

    private static int valueCount(AccessMode mode) {
        switch (mode.at) {
            case GET: return 0;
            case COMPARE_AND_SET:
            case COMPARE_AND_EXCHANGE: return 2;
            default: return 1;
        }
    }

    private Object exchange(Object[] args, Object expected, Object value, boolean flag) {
        Object old = read(args);
        boolean same = same(old, expected);
        if (same) {
            write(args, value);
        }
        return flag ? (Object) same : old;
    }

    /** References are compared by identity, primitives by their bits. */
    private boolean same(Object a, Object b) {
        if (!varType.isPrimitive()) {
            return a == b;
        }
        if (varType == float.class) {
            return Float.floatToRawIntBits((Float) a) == Float.floatToRawIntBits((Float) b);
        }
        if (varType == double.class) {
            return Double.doubleToRawLongBits((Double) a) == Double.doubleToRawLongBits((Double) b);
        }
        return a.equals(b);
    }

    private Object combine(char operator, Object old, Object operand) {
        if (operator == 's') {
            return operand;
        }
        if (varType == boolean.class) {
            return combine(operator, (Boolean) old, (Boolean) operand);
        }
        if (varType == float.class) {
            return (Float) old + (Float) operand;
        }
        if (varType == double.class) {
            return (Double) old + (Double) operand;
        }
        Object result = combine(operator, asLong(old), asLong(operand));
        return Conversions.convert(result, varType);
    }

    private static Object combine(char operator, long a, long b) {
        switch (operator) {
            case '+': return a + b;
            case '|': return a | b;
            case '&': return a & b;
            default: return a ^ b;
        }
    }

    private static Object combine(char operator, boolean a, boolean b) {
        switch (operator) {
            case '|': return a | b;
            case '&': return a & b;
            default: return a ^ b;
        }
    }

    private static long asLong(Object box) {
        return (Long) Conversions.convert(box, long.class);
    }

    // ---- facts ----

    public Class<?> varType() {
        return varType;
    }

    public List<Class<?>> coordinateTypes() {
        return List.of(coordinates);
    }

    public boolean isAccessModeSupported(AccessMode mode) {
        if (mode.at == AccessType.GET) {
            return true;
        }
        if (readOnly) {
            return false;
        }
        if (mode.at != AccessType.GET_AND_UPDATE || mode.operator() == 's') {
            return true;
        }
        boolean floating = varType == float.class || varType == double.class;
        return mode.operator() == '+' ? varType.isPrimitive() && varType != boolean.class
                                      : varType.isPrimitive() && !floating;
    }

    public final MethodType accessModeType(AccessMode mode) {
        MethodType type = MethodType.methodType(void.class, coordinates);
        for (int i = valueCount(mode); i > 0; i--) {
            type = type.appendParameterTypes(varType);
        }
        switch (mode.at) {
            case SET: return type;
            case COMPARE_AND_SET: return type.changeReturnType(boolean.class);
            default: return type.changeReturnType(varType);
        }
    }

    public MethodHandle toMethodHandle(AccessMode mode) {
        if (!isAccessModeSupported(mode)) {
            return MethodHandles.dropArguments(MethodHandles.throwException(
                accessModeType(mode).returnType(), UnsupportedOperationException.class)
                .bindTo(new UnsupportedOperationException()), 0,
                accessModeType(mode).parameterList());
        }
        return new FunctionHandle(accessModeType(mode), args -> access(mode, args.clone()));
    }

    public boolean hasInvokeExactBehavior() {
        return false;
    }

    public VarHandle withInvokeExactBehavior() {
        return this;
    }

    public VarHandle withInvokeBehavior() {
        return this;
    }

    @Override
    public final String toString() {
        return "VarHandle[varType=" + varType.getName() + ", coord=" + coordinateTypes() + "]";
    }

    @Override
    public Optional<? extends java.lang.constant.ConstantDesc> describeConstable() {
        return Optional.empty();
    }

    // ---- fences: one thread, nothing to order ----

    public static void fullFence() {
    }

    public static void acquireFence() {
    }

    public static void releaseFence() {
    }

    public static void loadLoadFence() {
    }

    public static void storeStoreFence() {
    }
}
