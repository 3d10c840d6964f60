package java.lang.invoke;

import java.io.Serializable;
import java.lang.constant.Constable;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

import jdk.internal.reflect.Conversions;
import jdk.internal.reflect.MemberCalls;

/**
 * The parameter types and the return type of a method handle; immutable.
 *
 * Types are compared by {@link #equals}; they are not unique objects.
 */
public final class MethodType
        implements Constable, TypeDescriptor.OfMethod<Class<?>, MethodType>, Serializable {

    private static final long serialVersionUID = 292L;
    private static final int MAX_PARAMETERS = 255;
    private static final Class<?>[] NONE = new Class<?>[0];

    /** Types of call sites, by descriptor; application classes have one loader. */
    private static final Map<String, MethodType> SITES = new HashMap<>();

    private final Class<?> rtype;
    private final Class<?>[] ptypes;

    /** Takes over {@code ptypes}. */
    private MethodType(Class<?> rtype, Class<?>[] ptypes) {
        this.rtype = Objects.requireNonNull(rtype);
        this.ptypes = ptypes;
        if (ptypes.length > MAX_PARAMETERS) {
            throw new IllegalArgumentException("bad parameter count " + ptypes.length);
        }
        for (Class<?> type : ptypes) {
            if (Objects.requireNonNull(type) == void.class) {
                throw new IllegalArgumentException("parameter type cannot be void");
            }
        }
    }

    // ---- making ----

    public static MethodType methodType(Class<?> rtype, Class<?>[] ptypes) {
        return new MethodType(rtype, ptypes.clone());
    }

    public static MethodType methodType(Class<?> rtype, List<Class<?>> ptypes) {
        return new MethodType(rtype, ptypes.toArray(NONE));
    }

    public static MethodType methodType(Class<?> rtype, Class<?> ptype0, Class<?>... ptypes) {
        return methodType(rtype, ptype0).appendParameterTypes(ptypes);
    }

    public static MethodType methodType(Class<?> rtype) {
        return new MethodType(rtype, NONE);
    }

    public static MethodType methodType(Class<?> rtype, Class<?> ptype0) {
        return new MethodType(rtype, new Class<?>[] {ptype0});
    }

    public static MethodType methodType(Class<?> rtype, MethodType ptypes) {
        return new MethodType(rtype, ptypes.ptypes);
    }

    public static MethodType genericMethodType(int objectArgCount, boolean finalArray) {
        Class<?>[] types = new Class<?>[objectArgCount + (finalArray ? 1 : 0)];
        Arrays.fill(types, Object.class);
        if (finalArray) {
            types[objectArgCount] = Object[].class;
        }
        return new MethodType(Object.class, types);
    }

    public static MethodType genericMethodType(int objectArgCount) {
        return genericMethodType(objectArgCount, false);
    }

    // ---- descriptors ----

    public static MethodType fromMethodDescriptorString(String descriptor, ClassLoader loader) {
        Objects.requireNonNull(descriptor);
        if (!descriptor.startsWith("(") || descriptor.indexOf(')') < 0
                || descriptor.indexOf('.') >= 0) {
            throw new IllegalArgumentException("not a method descriptor: " + descriptor);
        }
        return parse(descriptor, loader, null);
    }

    /** The type of a descriptor as {@code context} resolves its classes; called by the interpreter. */
    static MethodType fromDescriptor(String descriptor, Class<?> context) {
        MethodType known = SITES.get(descriptor);
        if (known == null) {
            known = parse(descriptor, null, context);
            SITES.put(descriptor, known);
        }
        return known;
    }

    private static MethodType parse(String descriptor, ClassLoader loader, Class<?> context) {
        List<Class<?>> types = new ArrayList<>();
        int i = 1;
        while (descriptor.charAt(i) != ')') {
            int end = endOfType(descriptor, i);
            types.add(load(descriptor.substring(i, end), loader, context));
            i = end;
        }
        return new MethodType(load(descriptor.substring(i + 1), loader, context), types.toArray(NONE));
    }

    private static int endOfType(String descriptor, int begin) {
        int end = begin;
        while (descriptor.charAt(end) == '[') {
            end++;
        }
        return descriptor.charAt(end) == 'L' ? descriptor.indexOf(';', end) + 1 : end + 1;
    }

    private static Class<?> load(String type, ClassLoader loader, Class<?> context) {
        if (context != null || type.length() == 1) {
            return MemberCalls.resolve(type, context == null ? Object.class : context);
        }
        boolean array = type.charAt(0) == '[';
        String name = (array ? type : type.substring(1, type.length() - 1)).replace('/', '.');
        try {
            return Class.forName(name, false,
                loader == null ? ClassLoader.getSystemClassLoader() : loader);
        } catch (ClassNotFoundException e) {
            throw new TypeNotPresentException(name, e);
        }
    }

    public String toMethodDescriptorString() {
        StringBuilder sb = new StringBuilder("(");
        for (Class<?> type : ptypes) {
            sb.append(type.descriptorString());
        }
        return sb.append(')').append(rtype.descriptorString()).toString();
    }

    @Override
    public String descriptorString() {
        return toMethodDescriptorString();
    }

    @Override
    public Optional<MethodTypeDesc> describeConstable() {
        return Optional.of(MethodTypeDesc.ofDescriptor(toMethodDescriptorString()));
    }

    // ---- parts ----

    @Override
    public Class<?> parameterType(int num) {
        return ptypes[num];
    }

    @Override
    public int parameterCount() {
        return ptypes.length;
    }

    @Override
    public Class<?> returnType() {
        return rtype;
    }

    @Override
    public List<Class<?>> parameterList() {
        return List.of(ptypes);
    }

    @Override
    public Class<?>[] parameterArray() {
        return ptypes.clone();
    }

    public Class<?> lastParameterType() {
        return ptypes.length == 0 ? void.class : ptypes[ptypes.length - 1];
    }

    // ---- changed copies ----

    @Override
    public MethodType changeParameterType(int num, Class<?> nptype) {
        Class<?>[] types = ptypes.clone();
        types[num] = nptype;
        return new MethodType(rtype, types);
    }

    @Override
    public MethodType changeReturnType(Class<?> nrtype) {
        return new MethodType(nrtype, ptypes);
    }

    @Override
    public MethodType insertParameterTypes(int num, Class<?>... added) {
        if (num < 0 || num > ptypes.length) {
            throw new IndexOutOfBoundsException(String.valueOf(num));
        }
        Class<?>[] types = new Class<?>[ptypes.length + added.length];
        System.arraycopy(ptypes, 0, types, 0, num);
        System.arraycopy(added, 0, types, num, added.length);
        System.arraycopy(ptypes, num, types, num + added.length, ptypes.length - num);
        return new MethodType(rtype, types);
    }

    public MethodType insertParameterTypes(int num, List<Class<?>> added) {
        return insertParameterTypes(num, added.toArray(NONE));
    }

    public MethodType appendParameterTypes(Class<?>... added) {
        return insertParameterTypes(ptypes.length, added);
    }

    public MethodType appendParameterTypes(List<Class<?>> added) {
        return appendParameterTypes(added.toArray(NONE));
    }

    @Override
    public MethodType dropParameterTypes(int start, int end) {
        if (start < 0 || start > end || end > ptypes.length) {
            throw new IndexOutOfBoundsException("start " + start + " end " + end);
        }
        Class<?>[] types = new Class<?>[ptypes.length - (end - start)];
        System.arraycopy(ptypes, 0, types, 0, start);
        System.arraycopy(ptypes, end, types, start, ptypes.length - end);
        return new MethodType(rtype, types);
    }

    MethodType replaceParameterTypes(int start, int end, Class<?>... replacement) {
        return dropParameterTypes(start, end).insertParameterTypes(start, replacement);
    }

    // ---- mappings of all types ----

    public boolean hasPrimitives() {
        return !wrap().equals(this);
    }

    public boolean hasWrappers() {
        return !unwrap().equals(this);
    }

    public MethodType erase() {
        Class<?>[] types = new Class<?>[ptypes.length];
        for (int i = 0; i < types.length; i++) {
            types[i] = ptypes[i].isPrimitive() ? ptypes[i] : Object.class;
        }
        return new MethodType(rtype.isPrimitive() ? rtype : Object.class, types);
    }

    public MethodType generic() {
        return genericMethodType(ptypes.length);
    }

    public MethodType wrap() {
        Class<?>[] types = new Class<?>[ptypes.length];
        for (int i = 0; i < types.length; i++) {
            types[i] = Conversions.wrapper(ptypes[i]);
        }
        return new MethodType(Conversions.wrapper(rtype), types);
    }

    public MethodType unwrap() {
        Class<?>[] types = new Class<?>[ptypes.length];
        for (int i = 0; i < types.length; i++) {
            types[i] = Conversions.unwrapped(ptypes[i]);
        }
        return new MethodType(Conversions.unwrapped(rtype), types);
    }

    // ---- identity and text ----

    @Override
    public boolean equals(Object x) {
        return this == x || x instanceof MethodType && ((MethodType) x).rtype == rtype
            && Arrays.equals(((MethodType) x).ptypes, ptypes);
    }

    @Override
    public int hashCode() {
        int hash = 31 + rtype.hashCode();
        for (Class<?> type : ptypes) {
            hash = 31 * hash + type.hashCode();
        }
        return hash;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder("(");
        for (int i = 0; i < ptypes.length; i++) {
            sb.append(i == 0 ? "" : ",").append(ptypes[i].getSimpleName());
        }
        return sb.append(')').append(rtype.getSimpleName()).toString();
    }
}
