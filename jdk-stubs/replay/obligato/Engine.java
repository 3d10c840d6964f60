package obligato;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/**
 * What {@link Obligato} needs, on a plain JVM: the values come from {@link Inputs}, whose head says what the file looks
 * like. Takes the place of the class of this name whose methods are native; names of inputs are not used.
 *
 * <p>{@code java -ea -Dobligato.inputs=FILE -cp REPLAY_CLASSES:CLASS_PATH Main} replays a driver, {@link Replay} a call
 * of a method that takes its inputs as arguments.
 */
final class Engine {

    private Engine() {}

    static boolean anyBoolean(String name) {
        return (Boolean) Inputs.next("boolean");
    }

    static byte anyByte(String name) {
        return (Byte) Inputs.next("byte");
    }

    static char anyChar(String name) {
        return (Character) Inputs.next("char");
    }

    static short anyShort(String name) {
        return (Short) Inputs.next("short");
    }

    static int anyInt(String name) {
        return (Integer) Inputs.next("int");
    }

    static int anyInt(String name, int low, int high) {
        assume(low <= high);
        int value = anyInt(name);
        if (value < low || value > high) {
            throw Inputs.fail("the program asks for an int from " + low + " to " + high + ", the value is " + value);
        }
        return value;
    }

    static long anyLong(String name) {
        return (Long) Inputs.next("long");
    }

    static long anyLong(String name, long low, long high) {
        assume(low <= high);
        long value = anyLong(name);
        if (value < low || value > high) {
            throw Inputs.fail("the program asks for a long from " + low + " to " + high + ", the value is " + value);
        }
        return value;
    }

    static float anyFloat(String name) {
        return (Float) Inputs.next("float");
    }

    static double anyDouble(String name) {
        return (Double) Inputs.next("double");
    }

    static String anyString(String name) {
        return (String) Inputs.next("string");
    }

    static String anyString(String name, int maxLength) {
        assume(maxLength >= 0);
        String value = anyString(name);
        if (value.length() > maxLength) {
            throw Inputs.fail("the program asks for a string of at most " + maxLength + " units");
        }
        return value;
    }

    static Object anyObject(String name, Class<?> type) {
        return Inputs.nextObject(type);
    }

    /** The next value is an object of the same class; its fields are copied. */
    static void anyFields(String name, Object object) {
        Object value = Inputs.nextObject(object.getClass());
        if (value == null || value.getClass() != object.getClass()) {
            throw Inputs.fail("the program asks for the fields of a " + object.getClass().getName());
        }
        for (Class<?> c = object.getClass(); c != null; c = c.getSuperclass()) {
            for (Field field : c.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers())) {
                    continue;
                }
                try {
                    field.setAccessible(true);
                    field.set(object, field.get(value));
                } catch (ReflectiveOperationException | RuntimeException e) {
                    throw Inputs.fail("cannot set the field " + field.getName() + ": " + e);
                }
            }
        }
    }

    static void assume(boolean condition) {
        Inputs.assume(condition);
    }

    static void label(String name, boolean condition) {}
}
