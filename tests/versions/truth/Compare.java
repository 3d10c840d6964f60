package versions;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Walks two graphs of objects side by side. An object of one version stands for one object of the other, wherever it
 * is met again: what is the same array here has to be the same array there. Of objects of the program the fields that
 * both versions have are compared, by name; a field that only one version has is no behaviour.
 */
final class Compare {
    private final Map<Object, Object> partner = new IdentityHashMap<>();
    private final Map<Object, Object> back = new IdentityHashMap<>();

    /** Where the values differ and how, or null. */
    String differ(String path, Object a, Object b) {
        if (a == null || b == null) {
            return a == b ? null : said(path, a, b);
        }
        if (plain(a) || plain(b)) {
            return Objects.equals(text(a), text(b)) ? null : said(path, a, b);
        }
        if (!shape(a).equals(shape(b))) {
            return path + ": " + shape(a) + " and " + shape(b);
        }
        if (partner.containsKey(a) || back.containsKey(b)) {
            return partner.get(a) == b && back.get(b) == a ? null : path + ": not the same objects";
        }
        partner.put(a, b);
        back.put(b, a);
        if (a.getClass().isArray()) {
            int length = Array.getLength(a);
            if (length != Array.getLength(b)) {
                return path + ".length: " + length + " and " + Array.getLength(b);
            }
            for (int i = 0; i < length; i++) {
                String found = differ(path + "[" + i + "]", Array.get(a, i), Array.get(b, i));
                if (found != null) {
                    return found;
                }
            }
            return null;
        }
        Map<String, Object> fields = parts(a);
        Map<String, Object> others = parts(b);
        for (Map.Entry<String, Object> field : fields.entrySet()) {
            if (others.containsKey(field.getKey())) {
                String found = differ(path + "." + field.getKey(), field.getValue(), others.get(field.getKey()));
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    private static String said(String path, Object a, Object b) {
        return path + ": " + text(a) + " and " + text(b);
    }

    private static boolean plain(Object value) {
        return value instanceof Number || value instanceof CharSequence || value instanceof Boolean
                || value instanceof Character || value instanceof Enum<?> || value instanceof Class<?>
                || value instanceof Throwable;
    }

    static String text(Object value) {
        if (value == null) {
            return "null";
        }
        if (value instanceof Enum<?> e) {
            return e.getDeclaringClass().getName() + "." + e.name();
        }
        if (value instanceof Throwable t) {
            // A loader's identity may be part of what a failed cast says.
            return t.getClass().getName() + ": " + String.valueOf(t.getMessage()).replaceAll("@[0-9a-f]+", "@");
        }
        if (value instanceof Object[] array) {
            List<String> elements = new ArrayList<>();
            for (Object element : array) {
                elements.add(text(element));
            }
            return elements.toString();
        }
        if (value.getClass().isArray()) {
            List<Object> elements = new ArrayList<>();
            for (int i = 0; i < Array.getLength(value); i++) {
                elements.add(Array.get(value, i));
            }
            return elements.toString();
        }
        return value.getClass().getName() + " " + value;
    }

    /** What a reference points to; a lambda's class has a name of no meaning. */
    private static String shape(Object value) {
        Class<?> type = value.getClass();
        return type.isHidden() || type.isAnonymousClass() ? "a function" : type.getName();
    }

    private static Map<String, Object> parts(Object value) {
        Map<String, Object> parts = new LinkedHashMap<>();
        if (value instanceof Collection<?> all) {
            parts.put("elements", all.toArray());
        } else if (value instanceof Map<?, ?> map) {
            parts.put("keys", map.keySet().toArray());
            parts.put("values", map.values().toArray());
        } else if (value instanceof Optional<?> optional) {
            parts.put("value", optional.orElse(null));
        } else {
            Class<?> start = value.getClass();
            for (Class<?> c = start; c != null && c.getClassLoader() instanceof Side; c = c.getSuperclass()) {
                for (Field field : c.getDeclaredFields()) {
                    if (!Modifier.isStatic(field.getModifiers()) && !field.isSynthetic()) {
                        field.setAccessible(true);
                        parts.putIfAbsent(field.getName(), get(field, value));
                    }
                }
            }
        }
        return parts;
    }

    static Object get(Field field, Object owner) {
        try {
            return field.get(owner);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
