package java.lang.invoke;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.MemberTable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Objects;

import jdk.internal.reflect.MemberCalls;

/**
 * A method handle for one member of a class, given by class and slot.
 */
final class DirectHandle extends MethodHandle {

    // ---- kinds: the reference kinds of class files ----

    static final int GET_FIELD = 1;
    static final int GET_STATIC = 2;
    static final int PUT_FIELD = 3;
    static final int PUT_STATIC = 4;
    static final int VIRTUAL = 5;
    static final int STATIC = 6;
    static final int SPECIAL = 7;
    static final int NEW = 8;
    static final int INTERFACE = 9;

    private final int kind;
    private final Class<?> owner;
    private final int slot;

    private DirectHandle(MethodType type, int kind, Class<?> owner, int slot) {
        super(type);
        this.kind = kind;
        this.owner = owner;
        this.slot = slot;
    }

    // ---- making ----

    static MethodHandle ofMethod(Method m, int kind, Class<?> receiverType) {
        MethodType type = MethodType.methodType(m.getReturnType(), m.getParameterTypes());
        if (kind != STATIC) {
            type = type.insertParameterTypes(0, receiverType);
        }
        return variable(m.isVarArgs(), new DirectHandle(type, kind, m.getDeclaringClass(),
            MemberTable.slot(m)));
    }

    static MethodHandle ofConstructor(Constructor<?> c) {
        MethodType type = MethodType.methodType(c.getDeclaringClass(), c.getParameterTypes());
        return variable(c.isVarArgs(), new DirectHandle(type, NEW, c.getDeclaringClass(),
            MemberTable.slot(c)));
    }

    static MethodHandle ofField(Field f, boolean setter, Class<?> receiverType) {
        boolean isStatic = Modifier.isStatic(f.getModifiers());
        MethodType type = setter ? MethodType.methodType(void.class, f.getType())
                                 : MethodType.methodType(f.getType());
        if (!isStatic) {
            type = type.insertParameterTypes(0, receiverType);
        }
        int kind = setter ? (isStatic ? PUT_STATIC : PUT_FIELD) : (isStatic ? GET_STATIC : GET_FIELD);
        return new DirectHandle(type, kind, f.getDeclaringClass(), MemberTable.slot(f));
    }

    private static MethodHandle variable(boolean varargs, MethodHandle handle) {
        return varargs ? handle.asVarargsCollector(handle.type().lastParameterType()) : handle;
    }

    // ---- call ----

    @Override
    Object call(Object[] args) throws Throwable {
        switch (kind) {
            case STATIC:
                return MemberCalls.call(owner, slot, false, null, args);
            case VIRTUAL:
            case INTERFACE:
                return MemberCalls.call(owner, slot, true, receiver(args), tail(args));
            case SPECIAL:
                return MemberCalls.call(owner, slot, false, receiver(args), tail(args));
            case NEW:
                return MemberCalls.construct(owner, slot, args);
            case GET_FIELD:
                return MemberCalls.get(receiver(args), slot, type().returnType());
            case PUT_FIELD:
                MemberCalls.set(receiver(args), slot, type().parameterType(1), args[1]);
                return null;
            case GET_STATIC:
                MemberCalls.initialize(owner);
                return MemberCalls.get(owner, slot, type().returnType());
            default:
                MemberCalls.initialize(owner);
                MemberCalls.set(owner, slot, type().parameterType(0), args[0]);
                return null;
        }
    }

    private static Object receiver(Object[] args) {
        return Objects.requireNonNull(args[0]);
    }

    private static Object[] tail(Object[] args) {
        Object[] rest = new Object[args.length - 1];
        System.arraycopy(args, 1, rest, 0, rest.length);
        return rest;
    }
}
