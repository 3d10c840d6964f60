package obligato;

import java.io.IOException;
import java.lang.reflect.Array;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Replays many witnesses in one JVM. The file has blocks: a line {@code = target}, then the values, one per line. For
 * each block one line is printed: how the call ended, in the notation of {@code render.rs}. Every block has its own
 * class loader, so that static fields start anew.
 */
public final class Batch {

    private final Map<Object, Integer> numbers = new IdentityHashMap<>();

    public static void main(String[] args) throws Exception {
        List<URL> path = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(java.io.File.pathSeparator)) {
            path.add(Path.of(entry).toUri().toURL());
        }
        List<List<String>> blocks = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of(args[0]))) {
            if (line.startsWith("= ")) {
                blocks.add(new ArrayList<>());
                line = line.substring(2);
            }
            blocks.get(blocks.size() - 1).add(line);
        }
        for (List<String> block : blocks) {
            try (URLClassLoader loader =
                    new URLClassLoader(path.toArray(new URL[0]), ClassLoader.getPlatformClassLoader())) {
                loader.setDefaultAssertionStatus(true);
                Class<?> own = loader.loadClass("obligato.Batch");
                Method run = own.getDeclaredMethod("run", List.class);
                run.setAccessible(true);
                System.out.println(run.invoke(null, block));
            }
        }
    }

    static String run(List<String> block) throws Exception {
        Method find = Replay.class.getDeclaredMethod("find", String.class);
        find.setAccessible(true);
        Executable target = (Executable) find.invoke(null, block.get(0));
        target.setAccessible(true);
        Values values = new Values();
        List<Object> all = new ArrayList<>();
        for (String line : block.subList(1, block.size())) {
            all.add(values.read(line));
        }
        boolean bound = !Modifier.isStatic(target.getModifiers());
        Object[] arguments = all.subList(bound ? 1 : 0, all.size()).toArray();
        String end;
        Batch batch = new Batch();
        try {
            Object result = ((Method) target).invoke(bound ? all.get(0) : null, arguments);
            Class<?> type = ((Method) target).getReturnType();
            end = "returned " + (type == void.class ? "void" : batch.show(result, type));
        } catch (InvocationTargetException e) {
            Field message = Throwable.class.getDeclaredField("detailMessage");
            message.setAccessible(true);
            Throwable thrown = e.getCause();
            end = "threw " + thrown.getClass().getName() + ": " + batch.show(message.get(thrown), String.class);
        }
        List<String> after = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            Class<?> type = bound && i == 0 ? Object.class : target.getParameterTypes()[i - (bound ? 1 : 0)];
            if (!type.isPrimitive()) {
                after.add(batch.show(all.get(i), type));
            }
        }
        return end + (after.isEmpty() ? "" : " after " + String.join("; ", after));
    }

    private String show(Object value, Class<?> type) throws Exception {
        if (value == null) {
            return "null";
        }
        if (value instanceof String) {
            return quoted((String) value);
        }
        if (value instanceof Number || value instanceof Boolean || value instanceof Character) {
            if (value.getClass().getName().startsWith("java.lang.")) {
                return type.isPrimitive() ? primitive(value) : value.getClass().getName() + "(" + primitive(value) + ")";
            }
        }
        if (value instanceof Enum) {
            return ((Enum<?>) value).getDeclaringClass().getName() + "." + ((Enum<?>) value).name();
        }
        Integer known = numbers.get(value);
        if (known != null) {
            return "#" + known;
        }
        int number = numbers.size() + 1;
        numbers.put(value, number);
        List<String> parts = new ArrayList<>();
        Class<?> component = value.getClass().getComponentType();
        if (component != null) {
            for (int i = 0; i < Array.getLength(value); i++) {
                parts.add(show(Array.get(value, i), component));
            }
            return "#" + number + "=[" + String.join(", ", parts) + "]";
        }
        if (value instanceof ArrayList) {
            for (Object element : (ArrayList<?>) value) {
                parts.add(show(element, Object.class));
            }
            return "#" + number + "=list[" + String.join(", ", parts) + "]";
        }
        String name = value.getClass().getName();
        if (value.getClass().getClassLoader() != Batch.class.getClassLoader()) {
            return "#" + number + "=" + name;
        }
        List<Class<?>> owners = new ArrayList<>();
        for (Class<?> c = value.getClass(); c != null; c = c.getSuperclass()) {
            owners.add(0, c);
        }
        for (Class<?> owner : owners) {
            for (Field field : owner.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    field.setAccessible(true);
                    parts.add(field.getName() + "=" + show(field.get(value), field.getType()));
                }
            }
        }
        return "#" + number + "=" + name + "{" + String.join(", ", parts) + "}";
    }

    private static String primitive(Object value) {
        if (value instanceof Boolean) {
            return (Boolean) value ? "1" : "0";
        } else if (value instanceof Character) {
            return Integer.toString((Character) value);
        } else if (value instanceof Long) {
            return value + "L";
        } else if (value instanceof Float) {
            float f = (Float) value;
            return f != f ? "NaNf" : Integer.toHexString(Float.floatToRawIntBits(f)) + "f";
        } else if (value instanceof Double) {
            double d = (Double) value;
            return d != d ? "NaN" : Long.toHexString(Double.doubleToRawLongBits(d)) + "d";
        }
        return value.toString();
    }

    private static String quoted(String text) {
        StringBuilder result = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c >= ' ' && c <= '~' && c != '"' && c != '\\' && c != '?') {
                result.append(c);
            } else {
                boolean surrogate = c >= 0xD800 && c <= 0xDFFF;
                result.append('\\').append(surrogate ? Integer.toString(c) : Integer.toHexString(c)).append(';');
            }
        }
        return result.append('"').toString();
    }
}
