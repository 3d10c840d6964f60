package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.List;

import jdk.internal.misc.VM;
import jdk.internal.reflect.Annotations;
import jdk.internal.reflect.Conversions;
import jdk.internal.reflect.MemberCalls;
import sun.reflect.generics.repository.ConstructorRepository;

/**
 * What methods and constructors have in common: types, flags, text and the
 * check of arguments.
 *
 * Parameter names of class files are not kept: parameters are called arg0,
 * arg1, ... Deliberately absent: annotations of parameters, annotated types.
 */
public abstract class Executable extends AccessibleObject implements Member, GenericDeclaration {

    private static final int VARARGS = 0x80;
    private static final int SYNTHETIC = 0x1000;

    // ---- state ----

    final Class<?> clazz;
    final int slot;
    final int modifiers;
    final String descriptor;
    final String signature;
    final String exceptions;

    private Class<?>[] parameterTypes;
    private Class<?>[] exceptionTypes;

    Executable(Class<?> clazz, String descriptor, String signature, String exceptions,
               int modifiers, int slot) {
        this.clazz = clazz;
        this.slot = slot;
        this.modifiers = modifiers;
        this.descriptor = descriptor;
        this.signature = signature;
        this.exceptions = exceptions;
    }

    // ---- facts ----

    @Override
    public abstract Class<?> getDeclaringClass();

    @Override
    public abstract String getName();

    @Override
    public abstract int getModifiers();

    @Override
    public abstract TypeVariable<?>[] getTypeParameters();

    public abstract Class<?>[] getParameterTypes();

    public abstract Class<?>[] getExceptionTypes();

    public abstract String toGenericString();

    public int getParameterCount() {
        return getSharedParameterTypes().length;
    }

    public boolean isVarArgs() {
        return (modifiers & VARARGS) != 0;
    }

    @Override
    public boolean isSynthetic() {
        return (modifiers & SYNTHETIC) != 0;
    }

    Class<?>[] getSharedParameterTypes() {
        if (parameterTypes == null) {
            List<Class<?>> types = new ArrayList<>();
            int i = 1;
            while (descriptor.charAt(i) != ')') {
                int end = endOfType(i);
                types.add(MemberCalls.resolve(descriptor.substring(i, end), clazz));
                i = end;
            }
            parameterTypes = types.toArray(new Class<?>[0]);
        }
        return parameterTypes;
    }

    /** Index after the field descriptor that begins at {@code i}. */
    private int endOfType(int i) {
        int end = i;
        while (descriptor.charAt(end) == '[') {
            end++;
        }
        return descriptor.charAt(end) == 'L' ? descriptor.indexOf(';', end) + 1 : end + 1;
    }

    Class<?>[] getSharedExceptionTypes() {
        if (exceptionTypes == null) {
            String[] names = exceptions == null ? new String[0] : exceptions.split(",");
            exceptionTypes = new Class<?>[names.length];
            for (int i = 0; i < names.length; i++) {
                exceptionTypes[i] = MemberCalls.resolve("L" + names[i] + ";", clazz);
            }
        }
        return exceptionTypes;
    }

    // ---- generics ----

    abstract ConstructorRepository getGenericInfo();

    boolean hasGenericInformation() {
        return signature != null;
    }

    public Type[] getGenericParameterTypes() {
        return hasGenericInformation() ? getGenericInfo().getParameterTypes() : getParameterTypes();
    }

    Type[] getAllGenericParameterTypes() {
        Type[] generic = getGenericParameterTypes();
        return generic.length == getParameterCount() ? generic : getParameterTypes();
    }

    public Type[] getGenericExceptionTypes() {
        if (hasGenericInformation()) {
            Type[] generic = getGenericInfo().getExceptionTypes();
            if (generic.length > 0) {
                return generic;
            }
        }
        return getExceptionTypes();
    }

    // ---- parameters ----

    public Parameter[] getParameters() {
        Parameter[] result = new Parameter[getParameterCount()];
        for (int i = 0; i < result.length; i++) {
            result[i] = new Parameter("arg" + i, 0, this, i);
        }
        return result;
    }

    boolean hasRealParameterData() {
        return false;
    }

    @Override
    String[] annotationTypes() {
        return MemberCalls.annotations(clazz,
            this instanceof Method ? Annotations.METHOD : Annotations.CONSTRUCTOR, slot);
    }

    /** None are kept. */
    public Annotation[][] getParameterAnnotations() {
        return new Annotation[getParameterCount()][0];
    }

    byte[] getTypeAnnotationBytes() {
        return null;
    }

    // ---- arguments ----

    /** The arguments as exact boxes of the parameter types. */
    Object[] checkArguments(Object[] args) {
        Class<?>[] types = getSharedParameterTypes();
        int count = args == null ? 0 : args.length;
        if (count != types.length) {
            throw new IllegalArgumentException("wrong number of arguments"
                + (VM.obligatoFeature() >= 18 ? ": " + count + " expected: " + types.length : ""));
        }
        Object[] exact = new Object[count];
        for (int i = 0; i < count; i++) {
            exact[i] = checkArgument(args[i], types[i]);
        }
        return exact;
    }

    /** What the library says of a null for a parameter of a primitive type. */
    private static String nullMessage(Class<?> type) {
        if (VM.obligatoFeature() < 18) {
            return null;
        }
        String name = type == boolean.class || type == char.class ? "int" : type.getName();
        return "java.lang.NullPointerException: Cannot invoke \"java.lang.Number." + name
            + "Value()\" because the return value of \"sun.invoke.util.ValueConversions."
            + "primitiveConversion(sun.invoke.util.Wrapper, Object, boolean)\" is null";
    }

    private static Object checkArgument(Object arg, Class<?> type) {
        if (!type.isPrimitive()) {
            if (arg != null && !type.isInstance(arg)) {
                throw new IllegalArgumentException("argument type mismatch");
            }
            return arg;
        }
        Object exact = Conversions.widen(arg, type);
        if (exact == null) {
            if (arg == null) {
                throw new IllegalArgumentException(nullMessage(type));
            }
            throw new IllegalArgumentException("argument type mismatch");
        }
        return exact;
    }

    // ---- text ----

    /** Modifiers, then {@code header} (result and name), then parameters and exceptions. */
    String describe(String header, int mask, Type[] parameters, Type[] thrown) {
        StringBuilder sb = new StringBuilder();
        appendModifiers(sb, modifiers & mask);
        sb.append(header).append('(');
        appendTypes(sb, parameters, ",");
        sb.append(')');
        if (thrown.length > 0) {
            sb.append(" throws ");
            appendTypes(sb, thrown, ",");
        }
        return sb.toString();
    }

    private void appendModifiers(StringBuilder sb, int shown) {
        boolean isDefault = this instanceof Method && ((Method) this).isDefault();
        if (shown == 0 && !isDefault) {
            return;
        }
        if (!isDefault) {
            sb.append(Modifier.toString(shown)).append(' ');
            return;
        }
        int access = shown & Modifier.PUBLIC;
        if (access != 0) {
            sb.append(Modifier.toString(access)).append(' ');
        }
        sb.append("default ");
        if ((shown & ~access) != 0) {
            sb.append(Modifier.toString(shown & ~access)).append(' ');
        }
    }

    static void appendTypes(StringBuilder sb, Type[] types, String separator) {
        for (int i = 0; i < types.length; i++) {
            sb.append(i == 0 ? "" : separator).append(types[i].getTypeName());
        }
    }

    String typeParameterText() {
        TypeVariable<?>[] variables = getTypeParameters();
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < variables.length; i++) {
            sb.append(i == 0 ? "<" : ",").append(variables[i].getName());
            Type[] bounds = variables[i].getBounds();
            if (bounds.length != 1 || bounds[0] != Object.class) {
                sb.append(" extends ");
                appendTypes(sb, bounds, " & ");
            }
        }
        return variables.length == 0 ? "" : sb.append("> ").toString();
    }
}
