package obligato;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.UnsupportedEncodingException;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What a call did, as a caller can see it, in one line for each part: how it ended, what it printed, what the receiver,
 * the arguments and static fields hold after it. Two runs that did the same give the same lines.
 */
final class Observed {

    /** Every line starts with this, a space, a name, a tab and a text without line ends. */
    static final String PREFIX = "obligato-observed";

    /** Objects inside objects that are described. */
    private static final int DEEPEST = 60;

    private static final int MOST_CHARACTERS = 200_000;

    private final PrintStream err = System.err;
    private final ByteArrayOutputStream output = new ByteArrayOutputStream();
    private final ByteArrayOutputStream errors = new ByteArrayOutputStream();
    private final StringBuilder lines = new StringBuilder();
    private final Map<Object, Integer> numbers = new IdentityHashMap<>();

    /** From now on, output of the program is kept instead of shown. */
    Observed() {
        System.setOut(new PrintStream(output, true));
        System.setErr(new PrintStream(errors, true));
    }

    void returned(Class<?> type, Object value) {
        line("end", type == void.class ? "returns" : "returns " + text(value, 0));
    }

    void threw(Throwable exception) {
        line("end", "throws " + exception(exception));
    }

    void part(String name, Object value) {
        line(name, text(value, 0));
    }

    /** The static fields of a class, as they are now. */
    void statics(String name) {
        Class<?> type;
        try {
            type = Class.forName(name);
        } catch (ClassNotFoundException | LinkageError e) {
            return;
        }
        for (Field field : type.getDeclaredFields()) {
            boolean wanted = Modifier.isStatic(field.getModifiers()) && !field.isSynthetic() && !field.isEnumConstant();
            if (wanted && !field.getName().startsWith("$")) {
                part("static " + name + "." + field.getName(), get(field, null));
            }
        }
    }

    /** Shows everything. */
    void show() {
        printed("output", output);
        printed("error output", errors);
        err.print(lines);
        err.flush();
    }

    private void printed(String name, ByteArrayOutputStream stream) {
        String printed;
        try {
            printed = stream.toString("UTF-8");
        } catch (UnsupportedEncodingException e) {
            printed = stream.toString();
        }
        if (!printed.isEmpty()) {
            line(name, quoted(printed));
        }
    }

    private void line(String name, String text) {
        lines.append(PREFIX).append(' ').append(name).append('\t').append(text).append('\n');
    }

    private String text(Object value, int depth) {
        if (value == null) {
            return "null";
        }
        if (value instanceof String) {
            return quoted((String) value);
        }
        if (value instanceof Character) {
            return "'" + escaped(value.toString()) + "'";
        }
        if (value instanceof Number || value instanceof Boolean) {
            return value.toString();
        }
        Class<?> type = value.getClass();
        if (value instanceof Enum) {
            return ((Enum<?>) value).getDeclaringClass().getName() + "." + ((Enum<?>) value).name();
        }
        if (value instanceof Class) {
            return ((Class<?>) value).getName() + ".class";
        }
        if (value instanceof CharSequence && type.getName().startsWith("java.")) {
            return type.getSimpleName() + " " + quoted(value.toString());
        }
        if (type.isSynthetic() || type.getName().contains("$$Lambda")) {
            return "a function";
        }
        Integer number = numbers.get(value);
        if (number != null) {
            return "#" + number;
        }
        if (depth > DEEPEST || lines.length() > MOST_CHARACTERS) {
            return "...";
        }
        numbers.put(value, numbers.size() + 1);
        if (type.isArray()) {
            return array(value, depth);
        }
        if (value instanceof Throwable) {
            return exception((Throwable) value);
        }
        if (type.getName().startsWith("java.") || type.getName().startsWith("jdk.")) {
            return library(value, depth);
        }
        return fields(value, depth);
    }

    private String array(Object array, int depth) {
        StringBuilder text = new StringBuilder(array.getClass().getComponentType().getName()).append("[]{");
        for (int i = 0; i < Array.getLength(array); i++) {
            text.append(i == 0 ? "" : ", ").append(text(Array.get(array, i), depth + 1));
        }
        return text.append('}').toString();
    }

    private String library(Object value, int depth) {
        if (value instanceof Collection) {
            StringBuilder text = new StringBuilder("[");
            for (Object item : (Collection<?>) value) {
                text.append(text.length() == 1 ? "" : ", ").append(text(item, depth + 1));
            }
            return text.append(']').toString();
        }
        if (value instanceof Map) {
            StringBuilder text = new StringBuilder("{");
            for (Map.Entry<?, ?> entry : ((Map<?, ?>) value).entrySet()) {
                text.append(text.length() == 1 ? "" : ", ").append(text(entry.getKey(), depth + 1));
                text.append(": ").append(text(entry.getValue(), depth + 1));
            }
            return text.append('}').toString();
        }
        if (value instanceof Optional) {
            return "Optional[" + text(((Optional<?>) value).orElse(null), depth + 1) + "]";
        }
        try {
            Class<?> owner = value.getClass().getMethod("toString").getDeclaringClass();
            return owner == Object.class ? value.getClass().getName() : quoted(value.toString());
        } catch (ReflectiveOperationException | RuntimeException e) {
            return value.getClass().getName();
        }
    }

    private String fields(Object value, int depth) {
        StringBuilder text = new StringBuilder(value.getClass().getName()).append('{');
        boolean first = true;
        for (Class<?> c = value.getClass(); c != null && !c.getName().startsWith("java."); c = c.getSuperclass()) {
            for (Field field : c.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && !field.isSynthetic()) {
                    text.append(first ? "" : ", ").append(field.getName()).append(": ");
                    text.append(text(get(field, value), depth + 1));
                    first = false;
                }
            }
        }
        if (value instanceof Collection || value instanceof Map) {
            text.append(first ? "" : ", ").append(library(value, depth));
        }
        return text.append('}').toString();
    }

    private static Object get(Field field, Object of) {
        try {
            field.setAccessible(true);
            return field.get(of);
        } catch (ReflectiveOperationException | RuntimeException e) {
            return null;
        }
    }

    /** Messages that name local variables or depend on how the JVM was built are left out. */
    private static String exception(Throwable exception) {
        StringBuilder text = new StringBuilder(described(exception));
        Throwable cause = exception.getCause();
        for (int depth = 0; cause != null && depth < DEEPEST; depth++, cause = cause.getCause()) {
            text.append(" caused by ").append(described(cause));
        }
        return text.toString();
    }

    private static String described(Throwable exception) {
        String name = exception.getClass().getName();
        String message = exception.getMessage();
        boolean made = message != null
                && (exception instanceof NullPointerException && message.startsWith("Cannot ")
                        || exception instanceof ClassCastException && message.startsWith("class "));
        if (made || message == null || exception instanceof VirtualMachineError) {
            return name;
        }
        return name + ": " + quoted(message);
    }

    private static String quoted(String text) {
        return '"' + escaped(text) + '"';
    }

    private static String escaped(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length() && i < MOST_CHARACTERS; i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c == '\n') {
                out.append("\\n");
            } else if (c == '\r') {
                out.append("\\r");
            } else if (c == '\t') {
                out.append("\\t");
            } else if (c < ' ' || c > '~') {
                String hex = Integer.toHexString(c);
                out.append("\\u").append("0000".substring(hex.length())).append(hex);
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }
}
