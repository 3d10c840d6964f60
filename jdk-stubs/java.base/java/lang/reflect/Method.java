package java.lang.reflect;

import jdk.internal.misc.VM;
import jdk.internal.reflect.MemberCalls;
import jdk.internal.reflect.Reflection;
import sun.reflect.generics.factory.CoreReflectionFactory;
import sun.reflect.generics.repository.ConstructorRepository;
import sun.reflect.generics.repository.MethodRepository;
import sun.reflect.generics.scope.MethodScope;

/**
 * A method of a class, called through {@link MemberCalls}.
 *
 * Deliberately absent: accessors, annotation defaults.
 */
public final class Method extends Executable {

    private static final int BRIDGE = 0x40;

    private final String name;
    private Class<?> returnType;
    private MethodRepository genericInfo;

    Method(Class<?> clazz, String name, String descriptor, String signature, String exceptions,
           int modifiers, int slot) {
        super(clazz, descriptor, signature, exceptions, modifiers, slot);
        this.name = name;
    }

    Method copy() {
        return new Method(clazz, name, descriptor, signature, exceptions, modifiers, slot);
    }

    Method leafCopy() {
        return copy();
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

    @Override
    public Class<?>[] getParameterTypes() {
        return getSharedParameterTypes().clone();
    }

    @Override
    public Class<?>[] getExceptionTypes() {
        return getSharedExceptionTypes().clone();
    }

    public Class<?> getReturnType() {
        if (returnType == null) {
            returnType = MemberCalls.resolve(descriptor.substring(descriptor.indexOf(')') + 1), clazz);
        }
        return returnType;
    }

    public boolean isBridge() {
        return (modifiers & BRIDGE) != 0;
    }

    public boolean isDefault() {
        int relevant = Modifier.ABSTRACT | Modifier.PUBLIC | Modifier.STATIC;
        return (modifiers & relevant) == Modifier.PUBLIC && clazz.isInterface();
    }

    public Object getDefaultValue() {
        return null;
    }

    // ---- generics ----

    @Override
    ConstructorRepository getGenericInfo() {
        if (genericInfo == null) {
            genericInfo = MethodRepository.make(signature,
                CoreReflectionFactory.make(this, MethodScope.make(this)));
        }
        return genericInfo;
    }

    @Override
    @SuppressWarnings("unchecked")
    public TypeVariable<Method>[] getTypeParameters() {
        return hasGenericInformation()
            ? (TypeVariable<Method>[]) getGenericInfo().getTypeParameters()
            : (TypeVariable<Method>[]) new TypeVariable<?>[0];
    }

    public Type getGenericReturnType() {
        return hasGenericInformation()
            ? ((MethodRepository) getGenericInfo()).getReturnType() : getReturnType();
    }

    // ---- call ----

    public Object invoke(Object obj, Object... args)
            throws IllegalAccessException, InvocationTargetException {
        boolean isStatic = Modifier.isStatic(modifiers);
        if (!override) {
            checkAccess(Reflection.getCallerClass(), clazz,
                isStatic || obj == null ? null : obj.getClass(), modifiers);
        }
        if (!isStatic) {
            checkReceiver(obj);
        }
        Object[] exact = checkArguments(args);
        if (isStatic) {
            MemberCalls.initialize(clazz);
        }
        try {
            return MemberCalls.call(clazz, slot, !isStatic && !Modifier.isPrivate(modifiers),
                isStatic ? null : obj, exact);
        } catch (Throwable t) {
            throw new InvocationTargetException(t);
        }
    }

    private void checkReceiver(Object obj) {
        if (obj == null) {
            throw new NullPointerException(
                "Cannot invoke \"Object.getClass()\" because \"obj\" is null");
        }
        if (!clazz.isInstance(obj)) {
            throw new IllegalArgumentException(VM.obligatoFeature() >= 22
                ? "object of type " + obj.getClass().getName() + " is not an instance of "
                    + clazz.getName()
                : "object is not an instance of declaring class");
        }
    }

    // ---- identity and text ----

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Method && ((Method) obj).clazz == clazz && ((Method) obj).slot == slot;
    }

    @Override
    public int hashCode() {
        return clazz.getName().hashCode() ^ name.hashCode();
    }

    @Override
    public String toString() {
        return describe(getReturnType().getTypeName() + " " + clazz.getTypeName() + "." + name,
            Modifier.methodModifiers(), getSharedParameterTypes(), getSharedExceptionTypes());
    }

    @Override
    public String toGenericString() {
        return describe(typeParameterText() + getGenericReturnType().getTypeName() + " "
            + clazz.getTypeName() + "." + name,
            Modifier.methodModifiers(), getGenericParameterTypes(), getGenericExceptionTypes());
    }

    @Override
    String toShortString() {
        return "method " + clazz.getTypeName() + '.' + toShortSignature();
    }

    String toShortSignature() {
        StringBuilder sb = new StringBuilder(name).append('(');
        appendTypes(sb, getSharedParameterTypes(), ",");
        return sb.append(')').toString();
    }
}
