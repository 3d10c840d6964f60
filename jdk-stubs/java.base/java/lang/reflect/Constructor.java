package java.lang.reflect;

import jdk.internal.reflect.MemberCalls;
import jdk.internal.reflect.Reflection;
import sun.reflect.generics.factory.CoreReflectionFactory;
import sun.reflect.generics.repository.ConstructorRepository;
import sun.reflect.generics.scope.ConstructorScope;

/**
 * A constructor of a class, run through {@link MemberCalls}.
 *
 * Deliberately absent: accessors, serialization constructors.
 */
public final class Constructor<T> extends Executable {

    private static final int ENUM = 0x4000;

    private ConstructorRepository genericInfo;

    Constructor(Class<T> clazz, String descriptor, String signature, String exceptions,
                int modifiers, int slot) {
        super(clazz, descriptor, signature, exceptions, modifiers, slot);
    }

    Constructor<T> copy() {
        return new Constructor<>(getDeclaringClass(), descriptor, signature, exceptions, modifiers,
            slot);
    }

    // ---- facts ----

    @Override
    @SuppressWarnings("unchecked")
    public Class<T> getDeclaringClass() {
        return (Class<T>) clazz;
    }

    @Override
    public String getName() {
        return clazz.getName();
    }

    @Override
    public int getModifiers() {
        return modifiers;
    }

    @Override
    public Class<?>[] getParameterTypes() {
        return getSharedParameterTypes().clone();
    }

    @Override
    public Class<?>[] getExceptionTypes() {
        return getSharedExceptionTypes().clone();
    }

    int getSlot() {
        return slot;
    }

    String getSignature() {
        return signature;
    }

    // ---- generics ----

    @Override
    ConstructorRepository getGenericInfo() {
        if (genericInfo == null) {
            genericInfo = ConstructorRepository.make(signature,
                CoreReflectionFactory.make(this, ConstructorScope.make(this)));
        }
        return genericInfo;
    }

    @Override
    @SuppressWarnings("unchecked")
    public TypeVariable<Constructor<T>>[] getTypeParameters() {
        return hasGenericInformation()
            ? (TypeVariable<Constructor<T>>[]) getGenericInfo().getTypeParameters()
            : (TypeVariable<Constructor<T>>[]) new TypeVariable<?>[0];
    }

    // ---- call ----

    public T newInstance(Object... initargs)
            throws InstantiationException, IllegalAccessException, InvocationTargetException {
        return newInstanceWithCaller(initargs, !override,
            override ? null : Reflection.getCallerClass());
    }

    T newInstanceWithCaller(Object[] args, boolean checkAccess, Class<?> caller)
            throws InstantiationException, IllegalAccessException, InvocationTargetException {
        if (checkAccess) {
            checkAccess(caller, clazz, clazz, modifiers);
        }
        if ((clazz.getModifiers() & ENUM) != 0) {
            throw new IllegalArgumentException("Cannot reflectively create enum objects");
        }
        return construct(args);
    }

    /** Runs the constructor without access checks. */
    @SuppressWarnings("unchecked")
    T construct(Object[] args) throws InstantiationException, InvocationTargetException {
        if (Modifier.isAbstract(clazz.getModifiers())) {
            throw new InstantiationException();
        }
        Object[] exact = checkArguments(args);
        MemberCalls.initialize(clazz);
        try {
            return (T) MemberCalls.construct(clazz, slot, exact);
        } catch (Throwable t) {
            throw new InvocationTargetException(t);
        }
    }

    // ---- identity and text ----

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Constructor && ((Constructor<?>) obj).clazz == clazz
            && ((Constructor<?>) obj).slot == slot;
    }

    @Override
    public int hashCode() {
        return clazz.getName().hashCode();
    }

    @Override
    public String toString() {
        return describe(clazz.getTypeName(), Modifier.constructorModifiers(),
            getSharedParameterTypes(), getSharedExceptionTypes());
    }

    @Override
    public String toGenericString() {
        return describe(typeParameterText() + clazz.getTypeName(), Modifier.constructorModifiers(),
            getGenericParameterTypes(), getGenericExceptionTypes());
    }

    @Override
    String toShortString() {
        StringBuilder sb = new StringBuilder("constructor ").append(clazz.getTypeName()).append('(');
        appendTypes(sb, getSharedParameterTypes(), ",");
        return sb.append(')').toString();
    }
}
