package java.lang;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.Serializable;
import java.lang.annotation.Annotation;
import java.lang.constant.ClassDesc;
import java.lang.constant.Constable;
import java.lang.invoke.TypeDescriptor;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.GenericDeclaration;
import java.lang.reflect.MemberTable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.net.URL;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

import jdk.internal.misc.Unsafe;
import jdk.internal.misc.VM;
import jdk.internal.reflect.Annotations;
import jdk.internal.reflect.ConstantPool;
import jdk.internal.reflect.Reflection;
import sun.reflect.annotation.AnnotationType;
import sun.reflect.generics.factory.CoreReflectionFactory;
import sun.reflect.generics.repository.ClassRepository;
import sun.reflect.generics.scope.ClassScope;

/**
 * The mirror of a class, made by the interpreter, one per loaded class.
 *
 * Facts of the class file come from natives; everything that follows from
 * them is computed here. Members are built by {@link MemberTable}.
 *
 * Deliberately absent: annotation objects (see {@link Annotations}), annotated types,
 * access flag sets, the application's resources, signers, protection domains, constant pools.
 */
public final class Class<T> implements Serializable, GenericDeclaration, Type, AnnotatedElement,
        TypeDescriptor.OfField<Class<?>>, Constable {

    private static final long serialVersionUID = 3206093459760846163L;

    private static final int ANNOTATION = 0x2000;
    private static final int SYNTHETIC = 0x1000;
    private static final int ENUM = 0x4000;

    // ---- state ----

    /** The interpreter's number of this class; set when the mirror is made. */
    private final int id;

    private String name;
    private String packageName;
    private T[] enumConstants;
    private Map<String, T> enumConstantDirectory;
    private MemberTable members;
    private ClassRepository genericInfo;

    /** Belongs to {@link ClassValue}. */
    transient ClassValue.ClassValueMap classValueMap;

    /** Never runs; only satisfies the compiler. */
    private Class() {
        id = 0;
    }

    // ---- natives: identity and kind ----

    /** Returns the binary name with dots, e.g. "java.lang.String", "[I", "int". */
    private native String getName0();

    /** Returns whether {@code obj} is not null and an instance of this class; false for primitives. */
    public native boolean isInstance(Object obj);

    /** Returns whether this class is {@code cls} or a supertype of it; NullPointerException for null. */
    public native boolean isAssignableFrom(Class<?> cls);

    /** Returns whether the interface flag is set. */
    public native boolean isInterface();

    /** Returns whether this is an array class. */
    public native boolean isArray();

    /** Returns whether this is one of the eight primitive types or void. */
    public native boolean isPrimitive();

    /** Returns whether the interpreter made this class for a lambda expression. */
    public native boolean isHidden();

    /** Returns whether the class file has a Record attribute. */
    private native boolean isRecord0();

    /**
     * Returns the flags as in the InnerClasses entry of the class itself, else those of the class
     * file without ACC_SUPER. Arrays: access of the element type, final, abstract.
     * Primitives: public, final, abstract.
     */
    public native int getModifiers();

    /** Returns the superclass; null for Object, interfaces, primitives. Arrays: Object. */
    public native Class<? super T> getSuperclass();

    /** Returns a fresh array of direct superinterfaces. Arrays: Cloneable, Serializable. */
    private native Class<?>[] getInterfaces0();

    /** Returns the component type of an array class, else null. */
    public native Class<?> getComponentType();

    /** Returns the array class with this component type (not void, fewer than 255 dimensions). */
    private native Class<?> arrayType0();

    /** Returns the module name ("java.base", ...) of a JDK class, null for application classes. */
    private native String getModuleName0();

    /** Returns whether assertions are enabled for this class. */
    private native boolean desiredAssertionStatus0();

    public boolean desiredAssertionStatus() {
        ClassLoader loader = getClassLoader();
        boolean initial = desiredAssertionStatus0();
        return loader == null ? initial : loader.desiredAssertionStatus(getName(), initial);
    }

    // ---- natives: nesting ----

    /** Returns the declaring class of a member class, else null. */
    private native Class<?> getDeclaringClass0();

    /** Returns {Class, String name or null, String descriptor or null} from EnclosingMethod, or null. */
    private native Object[] getEnclosingMethod0();

    /** Returns the inner name of the class's own InnerClasses entry; null if none or anonymous. */
    private native String getSimpleBinaryName0();

    /** Returns the member classes of the InnerClasses attribute that this class declares. */
    private native Class<?>[] getDeclaredClasses0();

    /** Returns the nest host; this class itself when it is its own host. */
    private native Class<?> getNestHost0();

    /** Returns the nest members, host first. */
    private native Class<?>[] getNestMembers0();

    /** Returns the classes of the PermittedSubclasses attribute, or null if there is none. */
    private native Class<?>[] getPermittedSubclasses0();

    /** Returns the Signature attribute, or null. */
    private native String getGenericSignature0();

    /** Returns major version | minor version &lt;&lt; 16 of the class file. */
    private native int getClassFileVersion0();

    // ---- natives: lookup ----

    /**
     * Finds a class by binary name (dots; arrays as in {@link #getName}) and, if asked,
     * initialises it; ClassNotFoundException with the name as message.
     */
    private static native Class<?> forName0(String name, boolean initialize, boolean bootOnly)
        throws ClassNotFoundException;

    /** Returns the class of a primitive type or void by its keyword. */
    static native Class<?> getPrimitiveClass(String keyword);

    /** Returns the content of a file (such as "java/util/x.dat") of this class's JDK module, or null. */
    private native byte[] getResource0(String path);

    /** Calls the static {@code values()} of this enum class (tail call) and returns its result. */
    private native Object[] enumValues0();

    // ---- names ----

    public String getName() {
        if (name == null) {
            name = getName0();
        }
        return name;
    }

    public String getSimpleName() {
        if (isArray()) {
            return getComponentType().getSimpleName() + "[]";
        }
        String inner = getSimpleBinaryName0();
        if (inner != null) {
            return inner;
        }
        if (isLocalOrAnonymousClass()) {
            return "";
        }
        String full = getName();
        return full.substring(full.lastIndexOf('.') + 1);
    }

    @Override
    public String getTypeName() {
        return isArray() ? getComponentType().getTypeName() + "[]" : getName();
    }

    public String getCanonicalName() {
        if (isArray()) {
            String component = getComponentType().getCanonicalName();
            return component == null ? null : component + "[]";
        }
        if (isHidden() || isLocalOrAnonymousClass()) {
            return null;
        }
        Class<?> outer = getDeclaringClass0();
        if (outer == null) {
            return getName();
        }
        String prefix = outer.getCanonicalName();
        return prefix == null ? null : prefix + "." + getSimpleName();
    }

    public String getPackageName() {
        if (packageName == null) {
            packageName = computePackageName();
        }
        return packageName;
    }

    private String computePackageName() {
        Class<?> c = this;
        while (c.isArray()) {
            c = c.getComponentType();
        }
        if (c.isPrimitive()) {
            return "java.lang";
        }
        String full = c.getName();
        int dot = full.lastIndexOf('.');
        return dot < 0 ? "" : full.substring(0, dot).intern();
    }

    public Package getPackage() {
        if (isPrimitive() || isArray()) {
            return null;
        }
        return ClassLoader.packageOf(this);
    }

    @Override
    public String descriptorString() {
        if (isPrimitive()) {
            return String.valueOf(primitiveChar());
        }
        if (isArray()) {
            return "[" + getComponentType().descriptorString();
        }
        return "L" + getName().replace('.', '/') + ";";
    }

    private char primitiveChar() {
        if (this == (Object) long.class) {
            return 'J';
        }
        if (this == (Object) boolean.class) {
            return 'Z';
        }
        return Character.toUpperCase(getName().charAt(0));
    }

    @Override
    public Optional<ClassDesc> describeConstable() {
        return isHidden() ? Optional.empty() : Optional.of(ClassDesc.ofDescriptor(descriptorString()));
    }

    @Override
    public String toString() {
        String kind = isInterface() ? "interface " : isPrimitive() ? "" : "class ";
        return kind + getName();
    }

    public String toGenericString() {
        if (isPrimitive()) {
            return toString();
        }
        if (isArray()) {
            return getComponentType().toGenericString() + "[]";
        }
        StringBuilder sb = new StringBuilder();
        appendModifiers(sb);
        sb.append(kindKeyword()).append(' ').append(getName());
        appendTypeParameters(sb);
        return sb.toString();
    }

    private void appendModifiers(StringBuilder sb) {
        int modifiers = getModifiers() & Modifier.classModifiers();
        if (modifiers != 0) {
            sb.append(Modifier.toString(modifiers)).append(' ');
        }
        if (VM.obligatoFeature() >= 21) {
            sb.append(isSealed() ? "sealed " : extendsSealed() ? "non-sealed " : "");
        }
    }

    /** Whether a direct supertype is sealed and this class is open again. */
    private boolean extendsSealed() {
        if (Modifier.isFinal(getModifiers())) {
            return false;
        }
        boolean found = getSuperclass() != null && getSuperclass().isSealed();
        for (Class<?> parent : getInterfaces0()) {
            found |= parent.isSealed();
        }
        return found;
    }

    private String kindKeyword() {
        if (isAnnotation()) {
            return "@interface";
        }
        return isInterface() ? "interface" : isEnum() ? "enum" : isRecord() ? "record" : "class";
    }

    private void appendTypeParameters(StringBuilder sb) {
        TypeVariable<?>[] variables = getTypeParameters();
        for (int i = 0; i < variables.length; i++) {
            sb.append(i == 0 ? '<' : ',').append(typeVarBounds(variables[i]));
        }
        if (variables.length > 0) {
            sb.append('>');
        }
    }

    static String typeVarBounds(TypeVariable<?> variable) {
        Type[] bounds = variable.getBounds();
        if (bounds.length == 1 && bounds[0].equals(Object.class)) {
            return variable.getName();
        }
        StringBuilder sb = new StringBuilder(variable.getName()).append(" extends ");
        for (int i = 0; i < bounds.length; i++) {
            sb.append(i == 0 ? "" : " & ").append(bounds[i].getTypeName());
        }
        return sb.toString();
    }

    // ---- finding classes ----

    public static Class<?> forName(String className) throws ClassNotFoundException {
        return forName0(Objects.requireNonNull(className), true, false);
    }

    public static Class<?> forName(String className, boolean initialize, ClassLoader loader)
            throws ClassNotFoundException {
        Objects.requireNonNull(className);
        if (loader == null || loader.isBuiltin()) {
            return forName0(className, initialize, loader == null);
        }
        Class<?> c = loader.loadClass(className);
        if (initialize) {
            Unsafe.getUnsafe().ensureClassInitialized(c);
        }
        return c;
    }

    public static Class<?> forName(Module module, String className) {
        Objects.requireNonNull(module);
        Objects.requireNonNull(className);
        try {
            Class<?> c = forName0(className, false, module.isNamed());
            return c.getModule() == module ? c : null;
        } catch (ClassNotFoundException e) {
            return null;
        }
    }

    public static Class<?> forPrimitiveName(String primitiveName) {
        switch (primitiveName) {
            case "boolean": case "byte": case "char": case "short": case "int":
            case "long": case "float": case "double": case "void":
                return getPrimitiveClass(primitiveName);
            default:
                return null;
        }
    }

    /** Finds an application or library class; used by class loaders. */
    static Class<?> find(String className, boolean bootOnly) throws ClassNotFoundException {
        return forName0(className, false, bootOnly);
    }

    // ---- kinds ----

    public boolean isAnnotation() {
        return (getModifiers() & ANNOTATION) != 0;
    }

    public boolean isSynthetic() {
        return (getModifiers() & SYNTHETIC) != 0;
    }

    public boolean isEnum() {
        return (getModifiers() & ENUM) != 0 && getSuperclass() == Enum.class;
    }

    public boolean isRecord() {
        return getSuperclass() == Record.class && isRecord0();
    }

    public boolean isSealed() {
        return !isArray() && !isPrimitive() && getPermittedSubclasses0() != null;
    }

    public Class<?>[] getPermittedSubclasses() {
        return isArray() || isPrimitive() ? null : getPermittedSubclasses0();
    }

    public boolean isAnonymousClass() {
        return isLocalOrAnonymousClass() && getSimpleBinaryName0() == null;
    }

    public boolean isLocalClass() {
        return isLocalOrAnonymousClass() && getSimpleBinaryName0() != null;
    }

    public boolean isMemberClass() {
        return !isLocalOrAnonymousClass() && getDeclaringClass0() != null;
    }

    private boolean isLocalOrAnonymousClass() {
        return getEnclosingMethod0() != null;
    }

    int getClassFileVersion() {
        return getClassFileVersion0();
    }

    // ---- hierarchy ----

    public Class<?>[] getInterfaces() {
        return getInterfaces0();
    }

    @Override
    public Class<?> componentType() {
        return getComponentType();
    }

    @Override
    public Class<?> arrayType() {
        if (this == (Object) void.class) {
            throw new UnsupportedOperationException("Class.arrayType() for void");
        }
        return arrayType0();
    }

    @SuppressWarnings("unchecked")
    public T cast(Object obj) {
        if (obj != null && !isInstance(obj)) {
            throw new ClassCastException("Cannot cast " + obj.getClass().getName() + " to " + getName());
        }
        return (T) obj;
    }

    @SuppressWarnings("unchecked")
    public <U> Class<? extends U> asSubclass(Class<U> clazz) {
        if (!clazz.isAssignableFrom(this)) {
            throw new ClassCastException(toString());
        }
        return (Class<? extends U>) this;
    }

    // ---- generic hierarchy ----

    private ClassRepository genericInfo() {
        if (genericInfo == null) {
            String signature = isArray() || isPrimitive() ? null : getGenericSignature0();
            genericInfo = signature == null ? ClassRepository.NONE
                : ClassRepository.make(signature, CoreReflectionFactory.make(this, ClassScope.make(this)));
        }
        return genericInfo == ClassRepository.NONE ? null : genericInfo;
    }

    @Override
    @SuppressWarnings("unchecked")
    public TypeVariable<Class<T>>[] getTypeParameters() {
        ClassRepository info = genericInfo();
        return info == null ? (TypeVariable<Class<T>>[]) new TypeVariable<?>[0]
                            : (TypeVariable<Class<T>>[]) info.getTypeParameters();
    }

    public Type getGenericSuperclass() {
        ClassRepository info = genericInfo();
        return info == null || isInterface() ? getSuperclass() : info.getSuperclass();
    }

    public Type[] getGenericInterfaces() {
        ClassRepository info = genericInfo();
        return info == null ? getInterfaces() : info.getSuperInterfaces();
    }

    // ---- nesting ----

    public Class<?> getDeclaringClass() {
        return isLocalOrAnonymousClass() ? null : getDeclaringClass0();
    }

    public Class<?> getEnclosingClass() {
        Object[] enclosing = getEnclosingMethod0();
        return enclosing == null ? getDeclaringClass0() : (Class<?>) enclosing[0];
    }

    public Method getEnclosingMethod() {
        Object[] enclosing = getEnclosingMethod0();
        if (enclosing == null || enclosing[1] == null || enclosing[1].equals("<init>")) {
            return null;
        }
        return ((Class<?>) enclosing[0]).members().methodByDescriptor(
            (String) enclosing[1], (String) enclosing[2]);
    }

    public Constructor<?> getEnclosingConstructor() {
        Object[] enclosing = getEnclosingMethod0();
        if (enclosing == null || !"<init>".equals(enclosing[1])) {
            return null;
        }
        return ((Class<?>) enclosing[0]).members().constructorByDescriptor((String) enclosing[2]);
    }

    public Class<?>[] getDeclaredClasses() {
        return getDeclaredClasses0();
    }

    public Class<?>[] getClasses() {
        List<Class<?>> found = new ArrayList<>();
        for (Class<?> c = this; c != null; c = c.getSuperclass()) {
            for (Class<?> member : c.getDeclaredClasses0()) {
                if (Modifier.isPublic(member.getModifiers())) {
                    found.add(member);
                }
            }
        }
        return found.toArray(new Class<?>[0]);
    }

    public Class<?> getNestHost() {
        return isPrimitive() || isArray() ? this : getNestHost0();
    }

    public boolean isNestmateOf(Class<?> c) {
        return this == c || !isPrimitive() && !isArray() && !c.isPrimitive() && !c.isArray()
            && getNestHost0() == c.getNestHost0();
    }

    public Class<?>[] getNestMembers() {
        return isPrimitive() || isArray() ? new Class<?>[] {this} : getNestMembers0();
    }

    // ---- loader and module ----

    public ClassLoader getClassLoader() {
        return getClassLoader0();
    }

    ClassLoader getClassLoader0() {
        return isPrimitive() || getModuleName0() != null ? null : ClassLoader.getSystemClassLoader();
    }

    public Module getModule() {
        String moduleName = isPrimitive() ? "java.base" : getModuleName0();
        return moduleName == null ? Module.unnamed() : Module.named(moduleName);
    }

    /** Resources of library classes only; the library reads its own tables with this. */
    public InputStream getResourceAsStream(String name) {
        Objects.requireNonNull(name);
        if (getModuleName0() == null) {
            return VM.resource(resourcePath(name));
        }
        byte[] content = getResource0(resourcePath(name));
        return content == null ? null : new ByteArrayInputStream(content);
    }

    private String resourcePath(String name) {
        if (name.startsWith("/")) {
            return name.substring(1);
        }
        String folder = getPackageName().replace('.', '/');
        return folder.isEmpty() ? name : folder + "/" + name;
    }

    public URL getResource(String name) {
        Objects.requireNonNull(name);
        return getModuleName0() == null ? VM.resourceUrl(resourcePath(name)) : null;
    }

    public Object[] getSigners() {
        return null;
    }

    void setSigners(Object[] signers) {
    }

    public ProtectionDomain getProtectionDomain() {
        throw VM.unsupported("java.lang.Class.getProtectionDomain");
    }

    ProtectionDomain protectionDomain() {
        return null;
    }

    Object getClassData() {
        return null;
    }

    // ---- enums ----

    public T[] getEnumConstants() {
        T[] values = getEnumConstantsShared();
        return values == null ? null : values.clone();
    }

    @SuppressWarnings("unchecked")
    T[] getEnumConstantsShared() {
        if (enumConstants == null && isEnum()) {
            enumConstants = (T[]) enumValues0();
        }
        return enumConstants;
    }

    Map<String, T> enumConstantDirectory() {
        if (enumConstantDirectory == null) {
            T[] universe = getEnumConstantsShared();
            if (universe == null) {
                throw new IllegalArgumentException(getName() + " is not an enum class");
            }
            Map<String, T> directory = new HashMap<>();
            for (T constant : universe) {
                directory.put(((Enum<?>) constant).name(), constant);
            }
            enumConstantDirectory = directory;
        }
        return enumConstantDirectory;
    }

    // ---- members ----

    private MemberTable members() {
        if (members == null) {
            members = new MemberTable(this);
        }
        return members;
    }

    public Field[] getDeclaredFields() {
        return members().declaredFields();
    }

    public Field[] getFields() {
        return members().publicFields();
    }

    public Field getDeclaredField(String name) throws NoSuchFieldException {
        Field field = members().declaredField(Objects.requireNonNull(name));
        if (field == null) {
            throw new NoSuchFieldException(name);
        }
        return field;
    }

    public Field getField(String name) throws NoSuchFieldException {
        Field field = members().publicField(Objects.requireNonNull(name));
        if (field == null) {
            throw new NoSuchFieldException(name);
        }
        return field;
    }

    public Method[] getDeclaredMethods() {
        return members().declaredMethods();
    }

    public Method[] getMethods() {
        return members().publicMethods();
    }

    public Method getDeclaredMethod(String name, Class<?>... parameterTypes)
            throws NoSuchMethodException {
        Method method = members().declaredMethod(Objects.requireNonNull(name), parameterTypes);
        if (method == null) {
            throw new NoSuchMethodException(methodToString(name, parameterTypes));
        }
        return method;
    }

    public Method getMethod(String name, Class<?>... parameterTypes) throws NoSuchMethodException {
        Method method = members().publicMethod(Objects.requireNonNull(name), parameterTypes);
        if (method == null) {
            throw new NoSuchMethodException(methodToString(name, parameterTypes));
        }
        return method;
    }

    List<Method> getDeclaredPublicMethods(String name, Class<?>... parameterTypes) {
        return members().declaredPublicMethods(name, parameterTypes);
    }

    Method findMethod(boolean publicOnly, String name, Class<?>... parameterTypes) {
        return publicOnly ? members().publicMethod(name, parameterTypes)
                          : members().declaredMethod(name, parameterTypes);
    }

    @SuppressWarnings("unchecked")
    public Constructor<T>[] getDeclaredConstructors() {
        return (Constructor<T>[]) members().constructors(false);
    }

    public Constructor<?>[] getConstructors() {
        return members().constructors(true);
    }

    public Constructor<T> getDeclaredConstructor(Class<?>... parameterTypes)
            throws NoSuchMethodException {
        return constructor(false, parameterTypes);
    }

    public Constructor<T> getConstructor(Class<?>... parameterTypes) throws NoSuchMethodException {
        return constructor(true, parameterTypes);
    }

    @SuppressWarnings("unchecked")
    private Constructor<T> constructor(boolean publicOnly, Class<?>[] parameterTypes)
            throws NoSuchMethodException {
        Constructor<?> found = members().constructor(publicOnly, parameterTypes);
        if (found == null) {
            throw new NoSuchMethodException(methodToString("<init>", parameterTypes));
        }
        return (Constructor<T>) found;
    }

    public RecordComponent[] getRecordComponents() {
        return isRecord() ? members().recordComponents() : null;
    }

    private String methodToString(String name, Class<?>[] types) {
        StringBuilder sb = new StringBuilder(getName()).append('.').append(name).append('(');
        for (int i = 0; types != null && i < types.length; i++) {
            sb.append(i == 0 ? "" : ",").append(types[i] == null ? "null" : types[i].getName());
        }
        return sb.append(')').toString();
    }

    public T newInstance() throws InstantiationException, IllegalAccessException {
        Constructor<T> constructor;
        try {
            constructor = constructor(false, new Class<?>[0]);
        } catch (NoSuchMethodException e) {
            throw (InstantiationException) new InstantiationException(getName()).initCause(e);
        }
        Reflection.ensureMemberAccess(Reflection.getCallerClass(), this, this,
            constructor.getModifiers());
        return MemberTable.instantiate(constructor);
    }

    // ---- annotations ----

    @Override
    public <A extends Annotation> A getAnnotation(Class<A> annotationClass) {
        if (Annotations.presentOn(this, annotationClass)) {
            throw Annotations.unsupported(annotationClass.getName());
        }
        return null;
    }

    @Override
    public boolean isAnnotationPresent(Class<? extends Annotation> annotationClass) {
        return Annotations.presentOn(this, annotationClass);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <A extends Annotation> A[] getAnnotationsByType(Class<A> annotationClass) {
        getAnnotations();
        return (A[]) Array.newInstance(annotationClass, 0);
    }

    @Override
    public Annotation[] getAnnotations() {
        for (Class<?> c = this; c != null; c = c.getSuperclass()) {
            Annotations.all(Annotations.declared(c));
        }
        return Annotations.all(new String[0]);
    }

    @Override
    public <A extends Annotation> A getDeclaredAnnotation(Class<A> annotationClass) {
        return Annotations.get(Annotations.declared(this), annotationClass);
    }

    @Override
    public <A extends Annotation> A[] getDeclaredAnnotationsByType(Class<A> annotationClass) {
        return getAnnotationsByType(annotationClass);
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return Annotations.all(Annotations.declared(this));
    }

    boolean casAnnotationType(AnnotationType oldType, AnnotationType newType) {
        return true;
    }

    AnnotationType getAnnotationType() {
        return null;
    }

    Map<Class<? extends Annotation>, Annotation> getDeclaredAnnotationMap() {
        return Collections.emptyMap();
    }

    byte[] getRawAnnotations() {
        return null;
    }

    byte[] getRawTypeAnnotations() {
        return null;
    }

    static byte[] getExecutableTypeAnnotationBytes(Executable ex) {
        return null;
    }

    ConstantPool getConstantPool() {
        throw VM.unsupported("java.lang.Class.getConstantPool");
    }
}
