package obligato;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Classes that extend one of the program and override methods by giving recorded answers: each such class is written as a
 * class file, in the package of the class that it extends.
 */
public final class Written {

    private static final int PUBLIC = 1;
    private static final int SUPER = 0x20;
    private static final int VERSION = 52;

    /** What the methods of each class answer, and how many answers were used. */
    private static final List<Object[][]> ANSWERS = new ArrayList<>();
    private static final List<int[]> USED = new ArrayList<>();

    private final ByteArrayOutputStream pool = new ByteArrayOutputStream();
    private final DataOutputStream constants = new DataOutputStream(pool);
    private final Map<String, Integer> known = new LinkedHashMap<>();

    private Written() {}

    /**
     * A class that overrides the methods, which are named as {@code name(type,type)}; each answers what is given for it, call
     * by call, and the last answer again and again. The machine has its own way to make such a class.
     */
    static Class<?> extend(Class<?> type, String[] methods, Object[][] answers) throws Values.Malformed {
        int number = ANSWERS.size();
        ANSWERS.add(answers);
        USED.add(new int[answers.length]);
        try {
            String name = type.getName().replace('.', '/') + "$$Written$" + number;
            byte[] bytes = new Written().file(name, type, number, methods);
            return MethodHandles.privateLookupIn(type, MethodHandles.lookup()).defineClass(bytes);
        } catch (IOException | IllegalAccessException | LinkageError | RuntimeException e) {
            throw new Values.Malformed("no class can be written that extends " + type.getName() + ": " + e);
        }
    }

    /** What a method answers now; called by the classes that are written. */
    public static Object answer(int number, int method) {
        Object[] answers = ANSWERS.get(number)[method];
        int next = USED.get(number)[method]++;
        return answers.length == 0 ? null : Thrown.given(answers[Math.min(next, answers.length - 1)]);
    }

    private byte[] file(String name, Class<?> type, int number, String[] methods) throws IOException {
        int self = type(name);
        int parent = type(internal(type));
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        DataOutputStream members = new DataOutputStream(body);
        int count = 0;
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            if (!Modifier.isPrivate(constructor.getModifiers()) && !constructor.isSynthetic()) {
                Class<?>[] types = constructor.getParameterTypes();
                String descriptor = MethodType.methodType(void.class, types).toMethodDescriptorString();
                method(members, "<init>", descriptor, forwarding(parent, types, descriptor), 1 + slots(types));
                count++;
            }
        }
        for (int i = 0; i < methods.length; i++) {
            Method method = named(type, methods[i]);
            Class<?>[] types = method.getParameterTypes();
            String descriptor = MethodType.methodType(method.getReturnType(), types).toMethodDescriptorString();
            byte[] code = answering(number, i, method.getReturnType());
            method(members, method.getName(), descriptor, code, 1 + slots(types));
            count++;
        }
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(whole);
        out.writeInt(0xCAFEBABE);
        out.writeInt(VERSION);
        out.writeShort(known.size() + 1);
        pool.writeTo(out);
        out.writeShort(PUBLIC | SUPER);
        out.writeShort(self);
        out.writeShort(parent);
        out.writeShort(0);
        out.writeShort(0);
        out.writeShort(count);
        body.writeTo(out);
        out.writeShort(0);
        return whole.toByteArray();
    }

    private void method(DataOutputStream out, String name, String descriptor, byte[] code, int locals)
            throws IOException {
        out.writeShort(PUBLIC);
        out.writeShort(text(name));
        out.writeShort(text(descriptor));
        out.writeShort(1);
        out.writeShort(text("Code"));
        out.writeInt(12 + code.length);
        out.writeShort(locals + 2);
        out.writeShort(locals);
        out.writeInt(code.length);
        out.write(code);
        out.writeShort(0);
        out.writeShort(0);
    }

    /** A constructor that calls the one of the superclass with its own arguments. */
    private byte[] forwarding(int parent, Class<?>[] types, String descriptor) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream code = new DataOutputStream(bytes);
        code.writeByte(0x2a);
        int slot = 1;
        for (Class<?> type : types) {
            int kind = type == long.class ? 0x16 : type == float.class ? 0x17 : type == double.class ? 0x18 : 0x15;
            code.writeByte(type.isPrimitive() ? kind : 0x19);
            code.writeByte(slot);
            slot += type == long.class || type == double.class ? 2 : 1;
        }
        code.writeByte(0xb7);
        code.writeShort(member(10, parent, "<init>", descriptor));
        code.writeByte(0xb1);
        return bytes.toByteArray();
    }

    /** A method that returns what {@link #answer} gives. */
    private byte[] answering(int number, int method, Class<?> result) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream code = new DataOutputStream(bytes);
        code.writeByte(0x11);
        code.writeShort(number);
        code.writeByte(0x11);
        code.writeShort(method);
        code.writeByte(0xb8);
        code.writeShort(member(10, type(internal(Written.class)), "answer", "(II)Ljava/lang/Object;"));
        if (result == void.class) {
            code.writeByte(0x57);
            code.writeByte(0xb1);
            return bytes.toByteArray();
        }
        Class<?> held = MethodType.methodType(result).wrap().returnType();
        if (result.isPrimitive()) {
            // What was never called has no answer.
            String unboxed = "(Ljava/lang/Object;)" + MethodType.methodType(result).toMethodDescriptorString().substring(2);
            code.writeByte(0xb8);
            code.writeShort(member(10, type(internal(Written.class)), result.getName() + "Of", unboxed));
        } else {
            code.writeByte(0xc0);
            code.writeShort(type(internal(held)));
        }
        int kind = result == long.class ? 0xad : result == float.class ? 0xae : result == double.class ? 0xaf : 0xac;
        code.writeByte(result.isPrimitive() ? kind : 0xb0);
        return bytes.toByteArray();
    }

    public static boolean booleanOf(Object value) {
        return value != null && (Boolean) value;
    }

    public static byte byteOf(Object value) {
        return value == null ? 0 : (Byte) value;
    }

    public static short shortOf(Object value) {
        return value == null ? 0 : (Short) value;
    }

    public static char charOf(Object value) {
        return value == null ? 0 : (Character) value;
    }

    public static int intOf(Object value) {
        return value == null ? 0 : (Integer) value;
    }

    public static long longOf(Object value) {
        return value == null ? 0 : (Long) value;
    }

    public static float floatOf(Object value) {
        return value == null ? 0 : (Float) value;
    }

    public static double doubleOf(Object value) {
        return value == null ? 0 : (Double) value;
    }

    /** The method of the class or of a supertype. */
    private static Method named(Class<?> type, String name) throws IOException {
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            for (Method method : c.getDeclaredMethods()) {
                if (!method.isSynthetic() && Functions.name(method).equals(name)) {
                    return method;
                }
            }
        }
        for (Method method : type.getMethods()) {
            if (Functions.name(method).equals(name)) {
                return method;
            }
        }
        throw new IOException("no method " + name);
    }

    private static String internal(Class<?> type) {
        return type.isArray() ? type.descriptorString() : type.getName().replace('.', '/');
    }

    private static int slots(Class<?>[] types) {
        int count = 0;
        for (Class<?> type : types) {
            count += type == long.class || type == double.class ? 2 : 1;
        }
        return count;
    }

    private int text(String text) throws IOException {
        Integer found = known.get("text " + text);
        if (found != null) {
            return found;
        }
        constants.writeByte(1);
        constants.writeUTF(text);
        return next("text " + text);
    }

    private int type(String name) throws IOException {
        Integer found = known.get("type " + name);
        if (found != null) {
            return found;
        }
        int text = text(name);
        constants.writeByte(7);
        constants.writeShort(text);
        return next("type " + name);
    }

    private int member(int kind, int owner, String name, String descriptor) throws IOException {
        String key = "member " + owner + " " + name + descriptor;
        Integer found = known.get(key);
        if (found != null) {
            return found;
        }
        int text = text(name);
        int types = text(descriptor);
        int both = known.size() + 1;
        constants.writeByte(12);
        constants.writeShort(text);
        constants.writeShort(types);
        next("both " + key);
        constants.writeByte(kind);
        constants.writeShort(owner);
        constants.writeShort(both);
        return next(key);
    }

    private int next(String key) {
        known.put(key, known.size() + 1);
        return known.size();
    }
}
