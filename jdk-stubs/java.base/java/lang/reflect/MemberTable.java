package java.lang.reflect;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import jdk.internal.misc.Unsafe;
import jdk.internal.reflect.MemberCalls;

/**
 * The reflective members of one class, built on first use from the
 * interpreter's description and searched by the rules of
 * {@link Class#getMethod}, {@link Class#getField} and their relatives.
 *
 * The table keeps one object per member and hands out copies, since
 * callers may change their accessibility.
 */
public final class MemberTable {

    private static final int FIELDS = 0;
    private static final int METHODS = 1;
    private static final int CONSTRUCTORS = 2;
    private static final int RECORD_COMPONENTS = 3;

    private static final Class<?>[] NO_TYPES = new Class<?>[0];

    private final Class<?> owner;
    private Field[] fields;
    private Method[] methods;
    private Constructor<?>[] constructors;

    public MemberTable(Class<?> owner) {
        this.owner = owner;
    }

    private static MemberTable of(Class<?> c) {
        return new MemberTable(c);
    }

    // ---- building ----

    private boolean hasMembers() {
        return !owner.isArray() && !owner.isPrimitive();
    }

    private Field[] fields() {
        if (fields == null) {
            String[] text = hasMembers() ? MemberCalls.describe(owner, FIELDS) : new String[0];
            int[] numbers = hasMembers() ? MemberCalls.number(owner, FIELDS) : new int[0];
            fields = new Field[text.length / 4];
            for (int i = 0; i < fields.length; i++) {
                fields[i] = new Field(owner, text[4 * i], text[4 * i + 1], text[4 * i + 2],
                    numbers[2 * i], numbers[2 * i + 1]);
            }
        }
        return fields;
    }

    private Method[] methods() {
        if (methods == null) {
            String[] text = hasMembers() ? MemberCalls.describe(owner, METHODS) : new String[0];
            int[] numbers = hasMembers() ? MemberCalls.number(owner, METHODS) : new int[0];
            methods = new Method[text.length / 4];
            for (int i = 0; i < methods.length; i++) {
                methods[i] = new Method(owner, text[4 * i], text[4 * i + 1], text[4 * i + 2],
                    text[4 * i + 3], numbers[2 * i], numbers[2 * i + 1]);
            }
        }
        return methods;
    }

    private Constructor<?>[] allConstructors() {
        if (constructors == null) {
            String[] text = hasMembers() ? MemberCalls.describe(owner, CONSTRUCTORS) : new String[0];
            int[] numbers = hasMembers() ? MemberCalls.number(owner, CONSTRUCTORS) : new int[0];
            constructors = new Constructor<?>[text.length / 4];
            for (int i = 0; i < constructors.length; i++) {
                constructors[i] = new Constructor<>(owner, text[4 * i + 1], text[4 * i + 2],
                    text[4 * i + 3], numbers[2 * i], numbers[2 * i + 1]);
            }
        }
        return constructors;
    }

    public RecordComponent[] recordComponents() {
        String[] text = MemberCalls.describe(owner, RECORD_COMPONENTS);
        RecordComponent[] result = new RecordComponent[text.length / 4];
        for (int i = 0; i < result.length; i++) {
            result[i] = new RecordComponent(owner, i, text[4 * i],
                MemberCalls.resolve(text[4 * i + 1], owner), text[4 * i + 2]);
        }
        return result;
    }

    // ---- fields ----

    public Field[] declaredFields() {
        Field[] result = fields().clone();
        for (int i = 0; i < result.length; i++) {
            result[i] = result[i].copy();
        }
        return result;
    }

    public Field declaredField(String name) {
        for (Field field : fields()) {
            if (field.getName().equals(name)) {
                return field.copy();
            }
        }
        return null;
    }

    public Field publicField(String name) {
        Field own = declaredField(name);
        if (own != null && Modifier.isPublic(own.getModifiers())) {
            return own;
        }
        for (Class<?> parent : owner.getInterfaces()) {
            Field inherited = of(parent).publicField(name);
            if (inherited != null) {
                return inherited;
            }
        }
        Class<?> parent = owner.getSuperclass();
        return parent == null ? null : of(parent).publicField(name);
    }

    public Field[] publicFields() {
        Map<String, Field> found = new LinkedHashMap<>();
        collectFields(found);
        return found.values().toArray(new Field[0]);
    }

    private void collectFields(Map<String, Field> found) {
        for (Field field : fields()) {
            if (Modifier.isPublic(field.getModifiers())) {
                found.putIfAbsent(field.toString(), field.copy());
            }
        }
        for (Class<?> parent : owner.getInterfaces()) {
            of(parent).collectFields(found);
        }
        if (owner.getSuperclass() != null) {
            of(owner.getSuperclass()).collectFields(found);
        }
    }

    // ---- constructors ----

    public Constructor<?>[] constructors(boolean publicOnly) {
        List<Constructor<?>> result = new ArrayList<>();
        for (Constructor<?> c : allConstructors()) {
            if (!publicOnly || Modifier.isPublic(c.getModifiers())) {
                result.add(c.copy());
            }
        }
        return result.toArray(new Constructor<?>[0]);
    }

    public Constructor<?> constructor(boolean publicOnly, Class<?>[] types) {
        for (Constructor<?> c : allConstructors()) {
            if (sameTypes(c.getSharedParameterTypes(), types)
                    && (!publicOnly || Modifier.isPublic(c.getModifiers()))) {
                return c.copy();
            }
        }
        return null;
    }

    public Constructor<?> constructorByDescriptor(String descriptor) {
        for (Constructor<?> c : allConstructors()) {
            if (c.descriptor.equals(descriptor)) {
                return c.copy();
            }
        }
        return null;
    }

    /** Runs a no-argument constructor without access checks, passing exceptions on unwrapped. */
    public static <T> T instantiate(Constructor<T> constructor) throws InstantiationException {
        try {
            return constructor.construct(new Object[0]);
        } catch (InvocationTargetException e) {
            Unsafe.getUnsafe().throwException(e.getTargetException());
            return null;
        }
    }

    // ---- slots, for method handles ----

    public static int slot(Executable executable) {
        return executable.slot;
    }

    public static int slot(Field field) {
        return field.slot();
    }

    // ---- methods ----

    public Method[] declaredMethods() {
        Method[] result = methods().clone();
        for (int i = 0; i < result.length; i++) {
            result[i] = result[i].copy();
        }
        return result;
    }

    /** Of several methods that differ in the return type only, the most specific one. */
    public Method declaredMethod(String name, Class<?>[] types) {
        Method best = search(name, types, false);
        return best == null ? null : best.copy();
    }

    public Method methodByDescriptor(String name, String descriptor) {
        for (Method m : methods()) {
            if (m.getName().equals(name) && m.descriptor.equals(descriptor)) {
                return m.copy();
            }
        }
        return null;
    }

    public List<Method> declaredPublicMethods(String name, Class<?>[] types) {
        List<Method> result = new ArrayList<>();
        for (Method m : methods()) {
            if (Modifier.isPublic(m.getModifiers()) && matches(m, name, types)) {
                result.add(m.copy());
            }
        }
        return result;
    }

    public Method publicMethod(String name, Class<?>[] types) {
        Method found = findPublic(name, types == null ? NO_TYPES : types, true);
        return found == null ? null : found.copy();
    }

    /** Classes first, then the most specific superinterface; static ones are not inherited there. */
    private Method findPublic(String name, Class<?>[] types, boolean includeStatic) {
        Method own = search(name, types, true);
        if (own != null && (includeStatic || !Modifier.isStatic(own.getModifiers()))) {
            return own;
        }
        Class<?> parent = owner.getSuperclass();
        Method best = parent == null ? null : of(parent).findPublic(name, types, includeStatic);
        if (best != null && !Modifier.isAbstract(best.getModifiers())) {
            return best;
        }
        for (Class<?> iface : owner.getInterfaces()) {
            best = moreSpecific(best, of(iface).findPublic(name, types, false));
        }
        return best;
    }

    private static Method moreSpecific(Method a, Method b) {
        if (a == null || b == null) {
            return a == null ? b : a;
        }
        return a.getDeclaringClass() != b.getDeclaringClass()
            && a.getDeclaringClass().isAssignableFrom(b.getDeclaringClass()) ? b : a;
    }

    private Method search(String name, Class<?>[] types, boolean publicOnly) {
        Method best = null;
        for (Method m : methods()) {
            if (matches(m, name, types) && (!publicOnly || Modifier.isPublic(m.getModifiers()))
                    && (best == null || narrower(best, m))) {
                best = m;
            }
        }
        return best;
    }

    private static boolean narrower(Method old, Method candidate) {
        return old.getReturnType() != candidate.getReturnType()
            && old.getReturnType().isAssignableFrom(candidate.getReturnType());
    }

    private static boolean matches(Method m, String name, Class<?>[] types) {
        return m.getName().equals(name) && sameTypes(m.getSharedParameterTypes(), types);
    }

    private static boolean sameTypes(Class<?>[] own, Class<?>[] asked) {
        int count = asked == null ? 0 : asked.length;
        if (own.length != count) {
            return false;
        }
        for (int i = 0; i < count; i++) {
            if (own[i] != asked[i]) {
                return false;
            }
        }
        return true;
    }

    // ---- all public methods ----

    public Method[] publicMethods() {
        Map<String, Method> found = new LinkedHashMap<>();
        for (Class<?> c = owner; c != null; c = c.getSuperclass()) {
            of(c).addPublic(found, true);
        }
        for (Class<?> c = owner; c != null; c = c.getSuperclass()) {
            of(c).addInherited(found);
        }
        Method[] result = found.values().toArray(new Method[0]);
        for (int i = 0; i < result.length; i++) {
            result[i] = result[i].copy();
        }
        return result;
    }

    private void addPublic(Map<String, Method> found, boolean includeStatic) {
        for (Method m : methods()) {
            int modifiers = m.getModifiers();
            if (Modifier.isPublic(modifiers) && (includeStatic || !Modifier.isStatic(modifiers))) {
                String key = m.getName() + m.descriptor;
                Method old = found.get(key);
                if (old == null || !includeStatic && overrides(m, old)) {
                    found.put(key, m);
                }
            }
        }
    }

    /** Whether {@code m} of a subinterface replaces {@code old} of a superinterface. */
    private static boolean overrides(Method m, Method old) {
        Class<?> general = old.getDeclaringClass();
        return general.isInterface() && general != m.getDeclaringClass()
            && general.isAssignableFrom(m.getDeclaringClass());
    }

    private void addInherited(Map<String, Method> found) {
        for (Class<?> iface : owner.getInterfaces()) {
            MemberTable table = of(iface);
            table.addPublic(found, false);
            table.addInherited(found);
        }
    }
}
