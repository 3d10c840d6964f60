package java.lang.invoke;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.constant.Constable;
import java.lang.constant.MethodHandleDesc;
import java.lang.reflect.Array;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

import jdk.internal.misc.VM;
import jdk.internal.reflect.Conversions;

/**
 * A typed function. Every call, whatever its signature, is made by the
 * interpreter through {@link #invokeSite}: it packs the arguments into an
 * array of boxes and unpacks the boxed result.
 *
 * Subclasses define {@link #call}. Its arguments and its result are exact
 * boxes of {@link #type()}: an int is an Integer, void is null.
 * Deliberately absent: constant descriptions of handles.
 */
public abstract class MethodHandle implements Constable {

    /** Marks the methods that accept any signature. */
    @Target({ElementType.METHOD})
    @Retention(RetentionPolicy.RUNTIME)
    @interface PolymorphicSignature {
    }

    private final MethodType type;

    MethodHandle(MethodType type) {
        this.type = Objects.requireNonNull(type);
    }

    public MethodType type() {
        return type;
    }

    // ---- calls ----

    /** Any signature; carried out by {@link #invokeSite} with {@code exact} true. */
    public final native @PolymorphicSignature Object invokeExact(Object... args) throws Throwable;

    /** Any signature; carried out by {@link #invokeSite} with {@code exact} false. */
    public final native @PolymorphicSignature Object invoke(Object... args) throws Throwable;

    /** Does the work of this handle. */
    abstract Object call(Object[] args) throws Throwable;

    /**
     * Called by the interpreter for {@code invokeExact} and {@code invoke}.
     *
     * @param args       the arguments as exact boxes of the call site's types
     * @param descriptor the call site's descriptor
     * @param caller     the class containing the call site
     * @return the result as an exact box of the call site's return type
     */
    final Object invokeSite(Object[] args, String descriptor, Class<?> caller, boolean exact)
            throws Throwable {
        MethodType site = MethodType.fromDescriptor(descriptor, caller);
        if (site.equals(type)) {
            return call(args);
        }
        if (exact) {
            throw new WrongMethodTypeException(VM.obligatoFeature() >= 21
                ? "handle's method type " + type + " but found " + site
                : "expected " + type + " but found " + site);
        }
        return asType(site).call(args);
    }

    public Object invokeWithArguments(Object... arguments) throws Throwable {
        MethodType generic = MethodType.genericMethodType(arguments.length);
        return asType(generic).call(arguments.clone());
    }

    public Object invokeWithArguments(List<?> arguments) throws Throwable {
        return invokeWithArguments(arguments.toArray());
    }

    // ---- conversion of the type ----

    public final MethodHandle asType(MethodType newType) {
        return newType.equals(type) ? this : adapt(newType);
    }

    /** {@link #asType} for another type; varargs collectors do more. */
    MethodHandle adapt(MethodType newType) {
        if (!convertible(newType)) {
            throw new WrongMethodTypeException("cannot convert " + this + " to " + newType);
        }
        MethodHandle target = this;
        return new FunctionHandle(newType, args -> {
            Object[] converted = new Object[args.length];
            for (int i = 0; i < args.length; i++) {
                converted[i] = convert(args[i], newType.parameterType(i), type.parameterType(i));
            }
            return convert(target.call(converted), type.returnType(), newType.returnType());
        });
    }

    private boolean convertible(MethodType newType) {
        if (newType.parameterCount() != type.parameterCount()) {
            return false;
        }
        for (int i = 0; i < type.parameterCount(); i++) {
            if (!convertible(newType.parameterType(i), type.parameterType(i))) {
                return false;
            }
        }
        return convertible(type.returnType(), newType.returnType());
    }

    static boolean convertible(Class<?> from, Class<?> to) {
        if (from == to || from == void.class || to == void.class) {
            return true;
        }
        if (from.isPrimitive()) {
            return to.isPrimitive() ? Conversions.widens(Conversions.code(from), Conversions.code(to))
                                    : to.isAssignableFrom(Conversions.wrapper(from));
        }
        if (!to.isPrimitive()) {
            return true;
        }
        Class<?> unwrapped = Conversions.unwrapped(from);
        return unwrapped == from ? from.isAssignableFrom(Conversions.wrapper(to))
            : Conversions.widens(Conversions.code(unwrapped), Conversions.code(to));
    }

    /** Converts a boxed value of type {@code from} to an exact box of type {@code to}. */
    static Object convert(Object value, Class<?> from, Class<?> to) {
        if (from == to) {
            return value;
        }
        if (to == void.class) {
            return null;
        }
        if (from == void.class) {
            return Conversions.zero(to);
        }
        if (!to.isPrimitive()) {
            return to.cast(value);
        }
        Object exact = Conversions.widen(Objects.requireNonNull(value), to);
        if (exact == null) {
            throw new ClassCastException("Cannot cast " + value.getClass().getName() + " to "
                + Conversions.wrapper(to).getName());
        }
        return exact;
    }

    // ---- spreading and collecting ----

    public MethodHandle asSpreader(Class<?> arrayType, int arrayLength) {
        return asSpreader(type.parameterCount() - arrayLength, arrayType, arrayLength);
    }

    public MethodHandle asSpreader(int pos, Class<?> arrayType, int arrayLength) {
        checkArrayType(arrayType);
        if (arrayLength < 0 || pos < 0 || pos + arrayLength > type.parameterCount()) {
            throw new IllegalArgumentException("bad spread array length");
        }
        MethodType elements = type;
        for (int i = pos; i < pos + arrayLength; i++) {
            elements = elements.changeParameterType(i, arrayType.getComponentType());
        }
        MethodHandle target = asType(elements);
        MethodType spread = elements.replaceParameterTypes(pos, pos + arrayLength, arrayType);
        return new FunctionHandle(spread, args -> target.call(spread(args, pos, arrayLength)));
    }

    private static Object[] spread(Object[] args, int pos, int count) {
        Object array = args[pos];
        if (array == null ? count != 0 : Array.getLength(array) != count) {
            throw array == null ? new NullPointerException("null array reference")
                : new IllegalArgumentException("array is not of length " + count);
        }
        Object[] result = new Object[args.length - 1 + count];
        System.arraycopy(args, 0, result, 0, pos);
        for (int i = 0; i < count; i++) {
            result[pos + i] = Array.get(array, i);
        }
        System.arraycopy(args, pos + 1, result, pos + count, args.length - pos - 1);
        return result;
    }

    public MethodHandle asCollector(Class<?> arrayType, int arrayLength) {
        return asCollector(type.parameterCount() - 1, arrayType, arrayLength);
    }

    public MethodHandle asCollector(int pos, Class<?> arrayType, int arrayLength) {
        checkArrayType(arrayType);
        if (pos < 0 || pos >= type.parameterCount()
                || !type.parameterType(pos).isAssignableFrom(arrayType)) {
            throw new IllegalArgumentException("array type not assignable to argument");
        }
        Class<?>[] elements = new Class<?>[arrayLength];
        java.util.Arrays.fill(elements, arrayType.getComponentType());
        MethodType collected = type.replaceParameterTypes(pos, pos + 1, elements);
        MethodHandle target = this;
        return new FunctionHandle(collected,
            args -> target.call(collect(args, pos, arrayType, arrayLength)));
    }

    private static Object[] collect(Object[] args, int pos, Class<?> arrayType, int count) {
        Object array = Array.newInstance(arrayType.getComponentType(), count);
        for (int i = 0; i < count; i++) {
            Array.set(array, i, args[pos + i]);
        }
        Object[] result = new Object[args.length - count + 1];
        System.arraycopy(args, 0, result, 0, pos);
        result[pos] = array;
        System.arraycopy(args, pos + count, result, pos + 1, args.length - pos - count);
        return result;
    }

    private static void checkArrayType(Class<?> arrayType) {
        if (!arrayType.isArray()) {
            throw new IllegalArgumentException("not an array type: " + arrayType.getName());
        }
    }

    // ---- variable arity ----

    public MethodHandle asVarargsCollector(Class<?> arrayType) {
        checkArrayType(arrayType);
        if (!type.lastParameterType().isAssignableFrom(arrayType)) {
            throw new IllegalArgumentException("array type not assignable to trailing argument");
        }
        return new VarargsHandle(asFixedArity(), arrayType);
    }

    public boolean isVarargsCollector() {
        return false;
    }

    public MethodHandle asFixedArity() {
        return this;
    }

    public MethodHandle withVarargs(boolean makeVarargs) {
        return makeVarargs ? asVarargsCollector(type.lastParameterType()) : asFixedArity();
    }

    // ---- binding ----

    public MethodHandle bindTo(Object x) {
        if (type.parameterCount() == 0 || type.parameterType(0).isPrimitive()) {
            throw new IllegalArgumentException("no leading reference parameter");
        }
        return MethodHandles.insertArguments(this, 0, x);
    }

    // ---- text ----

    @Override
    public Optional<MethodHandleDesc> describeConstable() {
        return Optional.empty();
    }

    @Override
    public String toString() {
        return "MethodHandle" + type;
    }
}
