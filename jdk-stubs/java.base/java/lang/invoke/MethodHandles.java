package java.lang.invoke;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.MemberTable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;

import jdk.internal.misc.Unsafe;
import jdk.internal.misc.VM;
import jdk.internal.reflect.Conversions;
import jdk.internal.reflect.Reflection;

/**
 * Makes method handles: {@link Lookup} finds members, the static methods
 * combine handles. Every adapter is a {@link FunctionHandle}.
 *
 * Deliberately absent: class data, class definition, {@code revealDirect},
 * {@code reflectAs}, the general {@code loop}, byte buffer views, adapters of
 * var handles.
 */
public final class MethodHandles {

    private MethodHandles() {
    }

    // ---- lookups ----

    public static Lookup lookup() {
        return new Lookup(Reflection.getCallerClass(), Lookup.FULL);
    }

    public static Lookup publicLookup() {
        return new Lookup(Object.class, Lookup.UNCONDITIONAL);
    }

    public static Lookup privateLookupIn(Class<?> targetClass, Lookup caller)
            throws IllegalAccessException {
        if (targetClass.isPrimitive() || targetClass.isArray()) {
            throw new IllegalArgumentException(targetClass + " is "
                + (targetClass.isArray() ? "an array class" : "a primitive class"));
        }
        Module target = targetClass.getModule();
        Module from = caller.lookupClass().getModule();
        if (target.isNamed() && !from.isNamed()) {
            throw new IllegalAccessException(target + " does not open "
                + targetClass.getPackageName() + " to " + from);
        }
        return new Lookup(targetClass, Lookup.FULL & ~Lookup.ORIGINAL);
    }

    // ---- links of the interpreter ----

    /** The method handle of a class-file constant; called by the interpreter. */
    static MethodHandle linkConstant(int kind, Class<?> refc, String name, String descriptor,
                                     Class<?> caller) throws ReflectiveOperationException {
        Lookup lookup = new Lookup(caller, Lookup.FULL | Lookup.TRUSTED);
        if (kind <= DirectHandle.PUT_STATIC) {
            MethodType wrapped = MethodType.fromDescriptor("()" + descriptor, caller);
            return lookup.fieldHandle(kind, refc, name, wrapped.returnType());
        }
        MethodType type = MethodType.fromDescriptor(descriptor, caller);
        switch (kind) {
            case DirectHandle.STATIC: return lookup.findStatic(refc, name, type);
            case DirectHandle.SPECIAL: return lookup.findSpecial(refc, name, type, caller);
            case DirectHandle.NEW: return lookup.findConstructor(refc, type);
            default: return lookup.findVirtual(refc, name, type);
        }
    }

    /**
     * Runs a bootstrap method of a dynamic call site and returns the call site's target; called
     * by the interpreter for bootstrap methods it does not link itself.
     */
    static MethodHandle linkCallSite(MethodHandle bootstrap, Class<?> caller, String name,
                                     String descriptor, Object[] staticArguments) throws Throwable {
        MethodType type = MethodType.fromDescriptor(descriptor, caller);
        CallSite site = (CallSite) bootstrap.invokeWithArguments(
            bootstrapArguments(caller, name, type, staticArguments));
        if (!site.type().equals(type)) {
            throw new WrongMethodTypeException("wrong type: " + site + " should be of type " + type);
        }
        return site.dynamicInvoker();
    }

    /** Runs a bootstrap method of a dynamic constant; called by the interpreter. */
    static Object linkDynamicConstant(MethodHandle bootstrap, Class<?> caller, String name,
                                      Class<?> type, Object[] staticArguments) throws Throwable {
        return bootstrap.invokeWithArguments(bootstrapArguments(caller, name, type, staticArguments));
    }

    private static Object[] bootstrapArguments(Class<?> caller, String name, Object type,
                                               Object[] staticArguments) {
        Object[] args = new Object[3 + staticArguments.length];
        args[0] = new Lookup(caller, Lookup.FULL);
        args[1] = name;
        args[2] = type;
        System.arraycopy(staticArguments, 0, args, 3, staticArguments.length);
        return args;
    }

    // ---- small helpers ----

    private static MethodHandle make(MethodType type, FunctionHandle.Body body) {
        return new FunctionHandle(type, body);
    }

    private static Object[] splice(Object[] args, int pos, int removed, Object... inserted) {
        Object[] result = new Object[args.length - removed + inserted.length];
        System.arraycopy(args, 0, result, 0, pos);
        System.arraycopy(inserted, 0, result, pos, inserted.length);
        System.arraycopy(args, pos + removed, result, pos + inserted.length,
            args.length - pos - removed);
        return result;
    }

    private static Object[] slice(Object[] args, int pos, int count) {
        Object[] result = new Object[count];
        System.arraycopy(args, pos, result, 0, count);
        return result;
    }

    /** The leading arguments that {@code handle} takes. */
    private static Object[] leading(MethodHandle handle, Object[] args) {
        return slice(args, 0, handle.type().parameterCount());
    }

    private static IllegalArgumentException misMatched(String what, Object a, Object b) {
        return new IllegalArgumentException(what + ": " + a + " != " + b);
    }

    private static void checkPosition(MethodType type, int pos) {
        if (pos < 0 || pos > type.parameterCount()) {
            throw new IllegalArgumentException("no argument type to append");
        }
    }

    // ---- arrays ----

    public static MethodHandle arrayConstructor(Class<?> arrayClass) {
        checkArray(arrayClass);
        return make(MethodType.methodType(arrayClass, int.class),
            args -> Array.newInstance(arrayClass.getComponentType(), (Integer) args[0]));
    }

    public static MethodHandle arrayLength(Class<?> arrayClass) {
        checkArray(arrayClass);
        return make(MethodType.methodType(int.class, arrayClass), args -> Array.getLength(args[0]));
    }

    public static MethodHandle arrayElementGetter(Class<?> arrayClass) {
        checkArray(arrayClass);
        return make(MethodType.methodType(arrayClass.getComponentType(), arrayClass, int.class),
            args -> Array.get(args[0], VarHandles.checkedIndex(args)));
    }

    public static MethodHandle arrayElementSetter(Class<?> arrayClass) {
        checkArray(arrayClass);
        MethodType type = MethodType.methodType(void.class, arrayClass, int.class,
            arrayClass.getComponentType());
        return make(type, args -> {
            Array.set(args[0], VarHandles.checkedIndex(args), args[2]);
            return null;
        });
    }

    private static void checkArray(Class<?> arrayClass) {
        if (!arrayClass.isArray()) {
            throw new IllegalArgumentException("not an array type: " + arrayClass);
        }
    }

    public static VarHandle arrayElementVarHandle(Class<?> arrayClass) {
        checkArray(arrayClass);
        return new VarHandles.ArrayElement(arrayClass);
    }

    public static VarHandle byteArrayViewVarHandle(Class<?> viewArrayClass, ByteOrder byteOrder) {
        checkArray(viewArrayClass);
        return new VarHandles.ByteView(viewArrayClass.getComponentType(),
            byteOrder == ByteOrder.BIG_ENDIAN);
    }

    public static VarHandle byteBufferViewVarHandle(Class<?> viewArrayClass, ByteOrder byteOrder) {
        throw VM.unsupported("java.lang.invoke.MethodHandles.byteBufferViewVarHandle");
    }

    // ---- invokers ----

    public static MethodHandle exactInvoker(MethodType type) {
        return invoker(type, true);
    }

    public static MethodHandle invoker(MethodType type) {
        return invoker(type, false);
    }

    private static MethodHandle invoker(MethodType type, boolean exact) {
        return make(type.insertParameterTypes(0, MethodHandle.class), args -> {
            MethodHandle target = (MethodHandle) Objects.requireNonNull(args[0]);
            if (exact && !target.type().equals(type)) {
                throw new WrongMethodTypeException("expected " + target.type() + " but found " + type);
            }
            return target.asType(type).call(slice(args, 1, args.length - 1));
        });
    }

    public static MethodHandle spreadInvoker(MethodType type, int leadingArgCount) {
        int spread = type.parameterCount() - leadingArgCount;
        return invoker(type).asSpreader(Object[].class, spread);
    }

    public static MethodHandle varHandleExactInvoker(VarHandle.AccessMode mode, MethodType type) {
        return varHandleInvoker(mode, type);
    }

    public static MethodHandle varHandleInvoker(VarHandle.AccessMode mode, MethodType type) {
        return make(type.insertParameterTypes(0, VarHandle.class), args -> {
            VarHandle target = (VarHandle) Objects.requireNonNull(args[0]);
            return target.toMethodHandle(mode).asType(type).call(slice(args, 1, args.length - 1));
        });
    }

    // ---- casts and permutations ----

    public static MethodHandle explicitCastArguments(MethodHandle target, MethodType newType) {
        MethodType type = target.type();
        if (type.parameterCount() != newType.parameterCount()) {
            throw new WrongMethodTypeException("cannot explicitly cast " + target + " to " + newType);
        }
        return make(newType, args -> {
            Object[] converted = new Object[args.length];
            for (int i = 0; i < args.length; i++) {
                converted[i] = explicitCast(args[i], type.parameterType(i));
            }
            Object result = target.call(converted);
            return newType.returnType() == void.class ? null
                : type.returnType() == void.class ? Conversions.zero(newType.returnType())
                : explicitCast(result, newType.returnType());
        });
    }

    private static Object explicitCast(Object value, Class<?> to) {
        if (!to.isPrimitive()) {
            return to.isInterface() ? value : to.cast(value);
        }
        return value == null ? Conversions.zero(to) : Conversions.convert(value, to);
    }

    public static MethodHandle permuteArguments(MethodHandle target, MethodType newType,
                                                int... reorder) {
        int[] order = reorder.clone();
        MethodType type = target.type();
        if (order.length != type.parameterCount() || newType.returnType() != type.returnType()) {
            throw new IllegalArgumentException("bad reorder array: " + Arrays.toString(order));
        }
        for (int i = 0; i < order.length; i++) {
            if (newType.parameterType(order[i]) != type.parameterType(i)) {
                throw misMatched("parameter types do not match after reorder", type, newType);
            }
        }
        return make(newType, args -> {
            Object[] permuted = new Object[order.length];
            for (int i = 0; i < order.length; i++) {
                permuted[i] = args[order[i]];
            }
            return target.call(permuted);
        });
    }

    // ---- constants ----

    public static MethodHandle constant(Class<?> type, Object value) {
        if (type == void.class) {
            throw new IllegalArgumentException("void type");
        }
        Object exact = MethodHandle.convert(value, Object.class, type);
        return make(MethodType.methodType(type), args -> exact);
    }

    public static MethodHandle identity(Class<?> type) {
        if (type == void.class) {
            return make(MethodType.methodType(void.class), args -> null);
        }
        return make(MethodType.methodType(type, type), args -> args[0]);
    }

    public static MethodHandle zero(Class<?> type) {
        return empty(MethodType.methodType(type));
    }

    public static MethodHandle empty(MethodType type) {
        Object value = Conversions.zero(type.returnType());
        return make(type, args -> value);
    }

    // ---- inserting and dropping ----

    public static MethodHandle insertArguments(MethodHandle target, int pos, Object... values) {
        MethodType type = target.type();
        if (values.length > type.parameterCount()) {
            throw new IllegalArgumentException("too many values to insert");
        }
        if (pos < 0 || pos + values.length > type.parameterCount()) {
            throw new IllegalArgumentException("no argument type to append");
        }
        Object[] exact = new Object[values.length];
        for (int i = 0; i < values.length; i++) {
            exact[i] = MethodHandle.convert(values[i], Object.class, type.parameterType(pos + i));
        }
        return make(type.dropParameterTypes(pos, pos + values.length),
            args -> target.call(splice(args, pos, 0, exact)));
    }

    public static MethodHandle dropArguments(MethodHandle target, int pos, Class<?>... valueTypes) {
        int count = valueTypes.length;
        checkPosition(target.type(), pos);
        return make(target.type().insertParameterTypes(pos, valueTypes),
            args -> target.call(splice(args, pos, count)));
    }

    public static MethodHandle dropArguments(MethodHandle target, int pos, List<Class<?>> types) {
        return dropArguments(target, pos, types.toArray(new Class<?>[0]));
    }

    public static MethodHandle dropArgumentsToMatch(MethodHandle target, int skip,
                                                    List<Class<?>> newTypes, int pos) {
        List<Class<?>> old = target.type().parameterList();
        old = old.subList(skip, old.size());
        int after = pos + old.size();
        if (after > newTypes.size() || !newTypes.subList(pos, after).equals(old)) {
            throw misMatched("argument lists", old, newTypes);
        }
        MethodHandle result = dropArguments(target, skip + old.size(),
            newTypes.subList(after, newTypes.size()));
        return dropArguments(result, skip, newTypes.subList(0, pos));
    }

    public static MethodHandle dropReturn(MethodHandle target) {
        return target.asType(target.type().changeReturnType(void.class));
    }

    // ---- filters and folds ----

    public static MethodHandle filterArguments(MethodHandle target, int pos,
                                               MethodHandle... filters) {
        MethodHandle[] all = filters.clone();
        MethodType type = target.type();
        for (int i = 0; i < all.length; i++) {
            if (all[i] != null) {
                if (all[i].type().parameterCount() != 1
                        || all[i].type().returnType() != type.parameterType(pos + i)) {
                    throw misMatched("target and filter types do not match", target.type(),
                        all[i].type());
                }
                type = type.changeParameterType(pos + i, all[i].type().parameterType(0));
            }
        }
        return make(type, args -> {
            Object[] filtered = args.clone();
            for (int i = 0; i < all.length; i++) {
                if (all[i] != null) {
                    filtered[pos + i] = all[i].call(new Object[] {args[pos + i]});
                }
            }
            return target.call(filtered);
        });
    }

    public static MethodHandle collectArguments(MethodHandle target, int pos, MethodHandle filter) {
        MethodType inner = filter.type();
        boolean isVoid = inner.returnType() == void.class;
        if (!isVoid && target.type().parameterType(pos) != inner.returnType()) {
            throw misMatched("target and filter types do not match", target.type(), inner);
        }
        MethodType type = isVoid ? target.type() : target.type().dropParameterTypes(pos, pos + 1);
        int count = inner.parameterCount();
        return make(type.insertParameterTypes(pos, inner.parameterArray()), args -> {
            Object collected = filter.call(slice(args, pos, count));
            return target.call(isVoid ? splice(args, pos, count) : splice(args, pos, count, collected));
        });
    }

    public static MethodHandle filterReturnValue(MethodHandle target, MethodHandle filter) {
        Class<?> result = target.type().returnType();
        boolean isVoid = result == void.class;
        if (filter.type().parameterCount() != (isVoid ? 0 : 1)
                || !isVoid && filter.type().parameterType(0) != result) {
            throw misMatched("target and filter types do not match", target.type(), filter.type());
        }
        return make(target.type().changeReturnType(filter.type().returnType()), args -> {
            Object value = target.call(args);
            return filter.call(isVoid ? new Object[0] : new Object[] {value});
        });
    }

    public static MethodHandle foldArguments(MethodHandle target, MethodHandle combiner) {
        return foldArguments(target, 0, combiner);
    }

    public static MethodHandle foldArguments(MethodHandle target, int pos, MethodHandle combiner) {
        boolean isVoid = combiner.type().returnType() == void.class;
        MethodType type = isVoid ? target.type() : target.type().dropParameterTypes(pos, pos + 1);
        int count = combiner.type().parameterCount();
        for (int i = 0; i < count; i++) {
            if (type.parameterType(pos + i) != combiner.type().parameterType(i)) {
                throw misMatched("target and combiner types must match", target.type(),
                    combiner.type());
            }
        }
        return make(type, args -> {
            Object value = combiner.call(slice(args, pos, count));
            return target.call(isVoid ? args : splice(args, pos, 0, value));
        });
    }

    // ---- control flow ----

    public static MethodHandle guardWithTest(MethodHandle test, MethodHandle target,
                                             MethodHandle fallback) {
        if (!target.type().equals(fallback.type())) {
            throw misMatched("target and fallback types must match", target.type(), fallback.type());
        }
        if (test.type().returnType() != boolean.class) {
            throw new IllegalArgumentException("guard type is not a predicate " + test.type());
        }
        checkPrefix(test.type(), target.type());
        return make(target.type(), args ->
            (Boolean) test.call(leading(test, args)) ? target.call(args) : fallback.call(args));
    }

    private static void checkPrefix(MethodType shorter, MethodType longer) {
        int count = shorter.parameterCount();
        if (count > longer.parameterCount()
                || !longer.parameterList().subList(0, count).equals(shorter.parameterList())) {
            throw misMatched("parameter types must match", shorter, longer);
        }
    }

    public static MethodHandle catchException(MethodHandle target, Class<? extends Throwable> exType,
                                              MethodHandle handler) {
        if (handler.type().returnType() != target.type().returnType()
                || handler.type().parameterCount() < 1
                || !handler.type().parameterType(0).isAssignableFrom(exType)) {
            throw misMatched("target and handler types must match", target.type(), handler.type());
        }
        return make(target.type(), args -> {
            try {
                return target.call(args);
            } catch (Throwable t) {
                if (!exType.isInstance(t)) {
                    throw t;
                }
                return handler.call(leading(handler, splice(args, 0, 0, t)));
            }
        });
    }

    public static MethodHandle throwException(Class<?> returnType,
                                              Class<? extends Throwable> exType) {
        return make(MethodType.methodType(returnType, exType), args -> {
            throw (Throwable) args[0];
        });
    }

    public static MethodHandle tryFinally(MethodHandle target, MethodHandle cleanup) {
        boolean isVoid = target.type().returnType() == void.class;
        if (cleanup.type().returnType() != target.type().returnType()) {
            throw misMatched("target and return types", cleanup.type().returnType(),
                target.type().returnType());
        }
        return make(target.type(), args -> {
            Throwable thrown = null;
            Object result = Conversions.zero(target.type().returnType());
            try {
                result = target.call(args);
            } catch (Throwable t) {
                thrown = t;
            }
            Object[] all = isVoid ? splice(args, 0, 0, thrown) : splice(args, 0, 0, thrown, result);
            result = cleanup.call(leading(cleanup, all));
            if (thrown != null) {
                throw thrown;
            }
            return result;
        });
    }

    public static MethodHandle tableSwitch(MethodHandle fallback, MethodHandle... targets) {
        MethodHandle[] cases = targets.clone();
        for (MethodHandle each : cases) {
            if (!each.type().equals(fallback.type())) {
                throw misMatched("Case actions must have the same type", fallback.type(), each.type());
            }
        }
        return make(fallback.type(), args -> {
            int index = (Integer) args[0];
            return (index >= 0 && index < cases.length ? cases[index] : fallback).call(args);
        });
    }

    // ---- loops ----

    public static MethodHandle loop(MethodHandle[]... clauses) {
        throw VM.unsupported("java.lang.invoke.MethodHandles.loop");
    }

    /** (V, A...): what the loop's handles take; the loop itself takes A... */
    private static Object[] state(boolean isVoid, Object value, Object[] args) {
        return isVoid ? args : splice(args, 0, 0, value);
    }

    private static MethodType loopType(MethodHandle init, MethodHandle body, int internal) {
        MethodType type = body.type().dropParameterTypes(0, internal);
        return init != null && init.type().parameterCount() > type.parameterCount()
            ? init.type().changeReturnType(body.type().returnType()) : type;
    }

    private static Object start(MethodHandle init, Object[] args, Class<?> type) throws Throwable {
        return init == null ? Conversions.zero(type) : init.call(leading(init, args));
    }

    public static MethodHandle whileLoop(MethodHandle init, MethodHandle pred, MethodHandle body) {
        Class<?> result = body.type().returnType();
        boolean isVoid = result == void.class;
        return make(loopType(init, body, isVoid ? 0 : 1), args -> {
            Object value = start(init, args, result);
            while ((Boolean) pred.call(leading(pred, state(isVoid, value, args)))) {
                value = body.call(leading(body, state(isVoid, value, args)));
            }
            return value;
        });
    }

    public static MethodHandle doWhileLoop(MethodHandle init, MethodHandle body, MethodHandle pred) {
        Class<?> result = body.type().returnType();
        boolean isVoid = result == void.class;
        return make(loopType(init, body, isVoid ? 0 : 1), args -> {
            Object value = start(init, args, result);
            do {
                value = body.call(leading(body, state(isVoid, value, args)));
            } while ((Boolean) pred.call(leading(pred, state(isVoid, value, args))));
            return value;
        });
    }

    public static MethodHandle countedLoop(MethodHandle iterations, MethodHandle init,
                                           MethodHandle body) {
        return countedLoop(dropArguments(constant(int.class, 0), 0,
            iterations.type().parameterList()), iterations, init, body);
    }

    public static MethodHandle countedLoop(MethodHandle start, MethodHandle end, MethodHandle init,
                                           MethodHandle body) {
        Class<?> result = body.type().returnType();
        boolean isVoid = result == void.class;
        MethodType inner = loopType(init, body, isVoid ? 1 : 2);
        MethodType type = end.type().parameterCount() > inner.parameterCount()
            ? end.type().changeReturnType(result) : inner;
        return make(type, args -> {
            int limit = (Integer) end.call(leading(end, args));
            int first = (Integer) start.call(leading(start, args));
            Object value = start(init, args, result);
            for (int i = first; i < limit; i++) {
                value = body.call(leading(body, state(isVoid, value, splice(args, 0, 0, i))));
            }
            return value;
        });
    }

    public static MethodHandle iteratedLoop(MethodHandle iterator, MethodHandle init,
                                            MethodHandle body) {
        Class<?> result = body.type().returnType();
        boolean isVoid = result == void.class;
        MethodType inner = body.type().dropParameterTypes(0, isVoid ? 1 : 2);
        MethodType type = inner.parameterCount() == 0
            ? (iterator == null ? MethodType.methodType(result, Iterable.class)
                                : iterator.type().changeReturnType(result))
            : inner;
        return make(type, args -> {
            Iterator<?> it = iterator == null ? ((Iterable<?>) args[0]).iterator()
                : (Iterator<?>) iterator.call(leading(iterator, args));
            Object value = start(init, args, result);
            while (it.hasNext()) {
                value = body.call(leading(body, state(isVoid, value, splice(args, 0, 0, it.next()))));
            }
            return value;
        });
    }

    // ---- Lookup ----

    /**
     * Finds members with the access rights of one class.
     *
     * Access is checked as for reflection; package-private access to
     * unrelated classes of the library is refused as by modules.
     */
    public static final class Lookup {

        public static final int PUBLIC = Modifier.PUBLIC;
        public static final int PRIVATE = Modifier.PRIVATE;
        public static final int PROTECTED = Modifier.PROTECTED;
        public static final int PACKAGE = Modifier.STATIC;
        public static final int MODULE = 16;
        public static final int UNCONDITIONAL = 32;
        public static final int ORIGINAL = 64;

        static final int FULL = PUBLIC | PRIVATE | PROTECTED | PACKAGE | MODULE | ORIGINAL;

        /** Of the interpreter's own lookups: no checks. */
        static final int TRUSTED = -1 << 31;

        /** Options of hidden classes; only named, since classes cannot be defined. */
        public enum ClassOption {
            NESTMATE, STRONG
        }

        private final Class<?> lookupClass;
        private final int modes;

        Lookup(Class<?> lookupClass, int modes) {
            this.lookupClass = lookupClass;
            this.modes = modes;
        }

        // ---- facts ----

        public Class<?> lookupClass() {
            return lookupClass;
        }

        public Class<?> previousLookupClass() {
            return null;
        }

        public int lookupModes() {
            return modes & (FULL | UNCONDITIONAL);
        }

        public boolean hasPrivateAccess() {
            return hasFullPrivilegeAccess();
        }

        public boolean hasFullPrivilegeAccess() {
            return (modes & (PRIVATE | MODULE)) == (PRIVATE | MODULE);
        }

        public Lookup in(Class<?> requestedLookupClass) {
            Objects.requireNonNull(requestedLookupClass);
            if (requestedLookupClass == lookupClass) {
                return this;
            }
            boolean nestmate = requestedLookupClass.isNestmateOf(lookupClass);
            boolean samePackage = requestedLookupClass.getPackageName()
                .equals(lookupClass.getPackageName());
            int kept = modes & ~(PROTECTED | ORIGINAL);
            kept = nestmate ? kept : kept & ~PRIVATE;
            return new Lookup(requestedLookupClass, samePackage ? kept : kept & ~PACKAGE);
        }

        public Lookup dropLookupMode(int modeToDrop) {
            int dropped = modes & ~(modeToDrop | PROTECTED | ORIGINAL);
            switch (modeToDrop) {
                case PUBLIC: dropped &= ~(PUBLIC | MODULE | PACKAGE | PRIVATE); break;
                case MODULE: dropped &= ~(PACKAGE | PRIVATE); break;
                case PACKAGE: dropped &= ~PRIVATE; break;
                default: break;
            }
            return dropped == modes ? this : new Lookup(lookupClass, dropped);
        }

        @Override
        public String toString() {
            String name = lookupClass.getName();
            if (lookupModes() == FULL) {
                return name;
            }
            return name + (modes == UNCONDITIONAL ? "/publicLookup" : "/" + lookupModes());
        }

        // ---- classes ----

        public Class<?> findClass(String targetName)
                throws ClassNotFoundException, IllegalAccessException {
            return accessClass(Class.forName(targetName, false, lookupClass.getClassLoader()));
        }

        public <T> Class<T> accessClass(Class<T> targetClass) throws IllegalAccessException {
            Class<?> element = targetClass;
            while (element.isArray()) {
                element = element.getComponentType();
            }
            if (!element.isPrimitive() && !allowed(element, null, Modifier.PUBLIC)) {
                throw new IllegalAccessException("access violation: " + targetClass
                    + ", from " + this);
            }
            return targetClass;
        }

        public <T> Class<T> ensureInitialized(Class<T> targetClass) throws IllegalAccessException {
            Unsafe.getUnsafe().ensureClassInitialized(accessClass(targetClass));
            return targetClass;
        }

        public Class<?> defineClass(byte[] bytes) throws IllegalAccessException {
            throw VM.unsupported("java.lang.invoke.MethodHandles.Lookup.defineClass");
        }

        public Lookup defineHiddenClass(byte[] bytes, boolean initialize, ClassOption... options)
                throws IllegalAccessException {
            throw VM.unsupported("java.lang.invoke.MethodHandles.Lookup.defineHiddenClass");
        }

        public Lookup defineHiddenClassWithClassData(byte[] bytes, Object classData,
                                                     boolean initialize, ClassOption... options)
                throws IllegalAccessException {
            throw VM.unsupported("java.lang.invoke.MethodHandles.Lookup.defineHiddenClass");
        }

        // ---- access ----

        private boolean allowed(Class<?> declaring, Class<?> target, int modifiers) {
            if ((modes & TRUSTED) != 0) {
                return true;
            }
            boolean open = Modifier.isPublic(declaring.getModifiers())
                && Modifier.isPublic(modifiers)
                && declaring.getModule().isExported(declaring.getPackageName());
            if (open || (modes & UNCONDITIONAL) != 0) {
                return open;
            }
            if (Modifier.isPrivate(modifiers) && (modes & PRIVATE) == 0) {
                return false;
            }
            return Reflection.verifyMemberAccess(lookupClass, declaring, target, modifiers);
        }

        private void check(Class<?> declaring, Class<?> target, int modifiers, String member)
                throws IllegalAccessException {
            if (!allowed(declaring, target, modifiers)) {
                String problem = !Modifier.isPublic(declaring.getModifiers())
                    && Modifier.isPublic(modifiers) ? "class is not public"
                    : Modifier.isPrivate(modifiers) ? "member is private"
                    : Modifier.isProtected(modifiers) ? "member is protected"
                    : "member is private to package";
                throw new IllegalAccessException(problem + ": " + member + ", from " + lookupClass
                    + " (" + lookupClass.getModule() + ")");
            }
        }

        // ---- methods ----

        public MethodHandle findStatic(Class<?> refc, String name, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            Method m = method(refc, name, type, "invokeStatic");
            if (!Modifier.isStatic(m.getModifiers())) {
                throw wrongStatic("expected static method", m, type, "invokeStatic");
            }
            check(m.getDeclaringClass(), null, m.getModifiers(), text(m, type, "invokeStatic"));
            return DirectHandle.ofMethod(m, DirectHandle.STATIC, null);
        }

        public MethodHandle findVirtual(Class<?> refc, String name, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            if (refc == MethodHandle.class && (name.equals("invoke") || name.equals("invokeExact"))) {
                return invoker(type, name.equals("invokeExact"));
            }
            String kind = refc.isInterface() ? "invokeInterface" : "invokeVirtual";
            Method m = method(refc, name, type, kind);
            if (Modifier.isStatic(m.getModifiers())) {
                throw wrongStatic("expected non-static method", m, type, kind);
            }
            check(m.getDeclaringClass(), refc, m.getModifiers(), text(m, type, kind));
            return DirectHandle.ofMethod(m, virtualKind(m), receiverType(m, refc));
        }

        public MethodHandle findSpecial(Class<?> refc, String name, MethodType type,
                                        Class<?> specialCaller)
                throws NoSuchMethodException, IllegalAccessException {
            checkSpecialCaller(specialCaller);
            Method m = method(refc, name, type, "invokeSpecial");
            if (Modifier.isStatic(m.getModifiers())) {
                throw wrongStatic("expected non-static method", m, type, "invokeSpecial");
            }
            check(m.getDeclaringClass(), specialCaller, m.getModifiers(),
                text(m, type, "invokeSpecial"));
            return DirectHandle.ofMethod(m, DirectHandle.SPECIAL, specialCaller);
        }

        public MethodHandle findConstructor(Class<?> refc, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            if (refc.isArray()) {
                throw new NoSuchMethodException("no constructor for array class: " + refc.getName());
            }
            Constructor<?> c = new MemberTable(refc).constructorByDescriptor(
                type.toMethodDescriptorString());
            String member = refc.getName() + ".<init>" + type + "/newInvokeSpecial";
            if (c == null) {
                throw new NoSuchMethodException("no such constructor: " + member);
            }
            check(refc, refc, c.getModifiers(), member);
            return DirectHandle.ofConstructor(c);
        }

        public MethodHandle bind(Object receiver, String name, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            return findVirtual(receiver.getClass(), name, type).bindTo(receiver);
        }

        private static int virtualKind(Method m) {
            return Modifier.isPrivate(m.getModifiers()) ? DirectHandle.SPECIAL
                : m.getDeclaringClass().isInterface() ? DirectHandle.INTERFACE : DirectHandle.VIRTUAL;
        }

        /** Protected members of other packages are called on the lookup class only. */
        private Class<?> receiverType(Method m, Class<?> refc) {
            Class<?> declaring = m.getDeclaringClass();
            boolean narrow = Modifier.isProtected(m.getModifiers())
                && !declaring.getPackageName().equals(lookupClass.getPackageName())
                && refc.isAssignableFrom(lookupClass);
            return narrow ? lookupClass : refc;
        }

        private void checkSpecialCaller(Class<?> specialCaller) throws IllegalAccessException {
            if ((modes & TRUSTED) == 0
                    && (!hasFullPrivilegeAccess() || specialCaller != lookupClass)) {
                throw new IllegalAccessException("no private access for invokespecial: "
                    + specialCaller + ", from " + this);
            }
        }

        private static IllegalAccessException wrongStatic(String message, Method m, MethodType type,
                                                          String kind) {
            return new IllegalAccessException("no such method: " + text(m, type, kind) + " ("
                + message + ")");
        }

        private static String text(Method m, MethodType type, String kind) {
            return m.getDeclaringClass().getName() + "." + m.getName() + type + "/" + kind;
        }

        private static Method method(Class<?> refc, String name, MethodType type, String kind)
                throws NoSuchMethodException {
            Method m = null;
            if (!name.startsWith("<")) {
                m = search(refc, name, type.toMethodDescriptorString());
            }
            if (m == null) {
                throw new NoSuchMethodException("no such method: " + refc.getName() + "." + name
                    + type + "/" + kind);
            }
            return m;
        }

        /** Superclasses first, then superinterfaces, as the JVM resolves methods. */
        private static Method search(Class<?> refc, String name, String descriptor) {
            for (Class<?> c = refc; c != null; c = c.getSuperclass()) {
                Method m = new MemberTable(c).methodByDescriptor(name, descriptor);
                if (m != null) {
                    return m;
                }
            }
            for (Class<?> c = refc; c != null; c = c.getSuperclass()) {
                for (Class<?> parent : c.getInterfaces()) {
                    Method m = search(parent, name, descriptor);
                    if (m != null && !Modifier.isStatic(m.getModifiers())) {
                        return m;
                    }
                }
            }
            return refc.isInterface() ? search(Object.class, name, descriptor) : null;
        }

        // ---- fields ----

        public MethodHandle findGetter(Class<?> refc, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return fieldHandle(DirectHandle.GET_FIELD, refc, name, type);
        }

        public MethodHandle findSetter(Class<?> refc, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return fieldHandle(DirectHandle.PUT_FIELD, refc, name, type);
        }

        public MethodHandle findStaticGetter(Class<?> refc, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return fieldHandle(DirectHandle.GET_STATIC, refc, name, type);
        }

        public MethodHandle findStaticSetter(Class<?> refc, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return fieldHandle(DirectHandle.PUT_STATIC, refc, name, type);
        }

        MethodHandle fieldHandle(int kind, Class<?> refc, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            boolean isStatic = kind == DirectHandle.GET_STATIC || kind == DirectHandle.PUT_STATIC;
            boolean setter = kind == DirectHandle.PUT_FIELD || kind == DirectHandle.PUT_STATIC;
            Field f = field(refc, name, type, isStatic, setter);
            return DirectHandle.ofField(f, setter, refc);
        }

        public VarHandle findVarHandle(Class<?> recv, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return VarHandles.ofField(field(recv, name, type, false, false), recv);
        }

        public VarHandle findStaticVarHandle(Class<?> decl, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return VarHandles.ofField(field(decl, name, type, true, false), null);
        }

        private Field field(Class<?> refc, String name, Class<?> type, boolean isStatic,
                            boolean setter) throws NoSuchFieldException, IllegalAccessException {
            Field f = search(refc, name);
            String member = refc.getName() + "." + name + "/" + type.getName() + "/"
                + (setter ? "put" : "get") + (isStatic ? "Static" : "Field");
            if (f == null || f.getType() != type) {
                throw new NoSuchFieldException("no such field: " + member);
            }
            if (Modifier.isStatic(f.getModifiers()) != isStatic) {
                throw new IllegalAccessException("no such field: " + member + " (expected "
                    + (isStatic ? "static" : "non-static") + " field)");
            }
            check(f.getDeclaringClass(), refc, f.getModifiers(), member);
            if (setter && Modifier.isFinal(f.getModifiers()) && (modes & TRUSTED) == 0) {
                throw new IllegalAccessException("final field has no write access: " + member
                    + ", from " + lookupClass);
            }
            return f;
        }

        private static Field search(Class<?> refc, String name) {
            Field own = new MemberTable(refc).declaredField(name);
            if (own != null) {
                return own;
            }
            for (Class<?> parent : refc.getInterfaces()) {
                Field inherited = search(parent, name);
                if (inherited != null) {
                    return inherited;
                }
            }
            return refc.getSuperclass() == null ? null : search(refc.getSuperclass(), name);
        }

        // ---- reflection ----

        public MethodHandle unreflect(Method m) throws IllegalAccessException {
            boolean isStatic = Modifier.isStatic(m.getModifiers());
            MethodType type = MethodType.methodType(m.getReturnType(), m.getParameterTypes());
            if (!m.isAccessible()) {
                check(m.getDeclaringClass(), isStatic ? null : m.getDeclaringClass(),
                    m.getModifiers(), text(m, type, isStatic ? "invokeStatic" : "invokeVirtual"));
            }
            return DirectHandle.ofMethod(m, isStatic ? DirectHandle.STATIC : virtualKind(m),
                m.getDeclaringClass());
        }

        public MethodHandle unreflectSpecial(Method m, Class<?> specialCaller)
                throws IllegalAccessException {
            checkSpecialCaller(specialCaller);
            return DirectHandle.ofMethod(m, DirectHandle.SPECIAL, specialCaller);
        }

        public MethodHandle unreflectConstructor(Constructor<?> c) throws IllegalAccessException {
            if (!c.isAccessible()) {
                check(c.getDeclaringClass(), c.getDeclaringClass(), c.getModifiers(), c.toString());
            }
            return DirectHandle.ofConstructor(c);
        }

        public MethodHandle unreflectGetter(Field f) throws IllegalAccessException {
            checkField(f);
            return DirectHandle.ofField(f, false, f.getDeclaringClass());
        }

        public MethodHandle unreflectSetter(Field f) throws IllegalAccessException {
            checkField(f);
            boolean isFinal = Modifier.isFinal(f.getModifiers());
            if (isFinal && (!f.isAccessible() || Modifier.isStatic(f.getModifiers()))) {
                throw new IllegalAccessException("final field has no write access: " + f
                    + ", from " + lookupClass);
            }
            return DirectHandle.ofField(f, true, f.getDeclaringClass());
        }

        public VarHandle unreflectVarHandle(Field f) throws IllegalAccessException {
            checkField(f);
            return VarHandles.ofField(f, f.getDeclaringClass());
        }

        private void checkField(Field f) throws IllegalAccessException {
            if (!f.isAccessible()) {
                check(f.getDeclaringClass(), f.getDeclaringClass(), f.getModifiers(), f.toString());
            }
        }
    }
}
