package versions;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/**
 * Values by type: boundaries, small ones, any. Both versions draw with the same seed and make the same choices, for
 * these depend only on what both have.
 */
final class Draw {
    /** A constructor or a step refused its arguments: no input, unless only one version says so. */
    static final class Refused extends Exception {
        Refused(Throwable cause) {
            super(Compare.text(cause));
        }
    }

    private static final long[] WHOLE = {
        0, 1, -1, 2, -2, 3, 4, 5, 7, 8, 9, 10, 12, 16, 31, 32, 33, 60, 63, 64, 99, 100, 101, 127, 128, -128, -129, 255,
        256, 999, 1000, 1023, 32767, 32768, -32768, 46340, 46341, 65535, 65536, 0x3fffffff, 0x40000000,
        Integer.MAX_VALUE - 1, Integer.MAX_VALUE, Integer.MIN_VALUE + 1, Integer.MIN_VALUE, 1L << 32, Long.MAX_VALUE,
        Long.MIN_VALUE
    };
    private static final double[] REAL = {
        0.0, -0.0, 1, -1, 0.5, -0.5, 2, 3, 10, 0.1, 0.2, 0.3, 0.7, 1.5, 2.5, 100, 1e-3, 1e-8, 1e-12, 1e8, 1e16, 1e17,
        1e150, -1e150, 1e300, -1e300, Math.PI, Math.PI / 2, -Math.PI, Math.E, Double.MIN_VALUE, Double.MIN_NORMAL,
        Double.MAX_VALUE, -Double.MAX_VALUE, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY
    };
    private static final String[] WORDS = {
        "", "a", "b", "ab", "ba", "A", "aB", "abc", "z9", "0", "7", "-1", "12", " ", " a ", "a,b", "red", "green",
        "x=y", "level", "hello world", "aaaa", "ABBA"
    };
    private static final int DEEPEST = 3;

    private final Side side;
    private final Side other;
    private final Random random;
    private final List<Object> made = new ArrayList<>();

    /** {@code other} is the other version: choices are between what both have. */
    Draw(Side side, Side other, long seed) {
        this.side = side;
        this.other = other;
        this.random = new Random(seed);
    }

    Object[] arguments(Type[] types, String[] specs, String witnessClass) throws ReflectiveOperationException, Refused {
        Object[] values = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            String spec = i < specs.length ? specs[i].trim() : "any";
            if (spec.startsWith("expr ")) {
                int count = Integer.parseInt(spec.substring("expr ".length()));
                values[i] = side.expression(witnessClass, "draw" + i + "_" + random.nextInt(count));
            } else {
                values[i] = value(types[i], spec.equals("any") ? null : spec.split("\\.\\."), 0);
            }
        }
        return values;
    }

    /** An object made by a constructor and changed by a few calls of public methods, the target among them. */
    Object receiver(Class<?> type, int mostSteps, Method target, String[] specs, String witnessClass)
            throws ReflectiveOperationException, Refused {
        Object made = object(type, 0);
        List<Method> steps = Arrays.stream(type.getMethods())
                .filter(m -> side.owns(m.getDeclaringClass()))
                .filter(m -> !Modifier.isStatic(m.getModifiers()) && !m.isSynthetic())
                .filter(m -> other.method(other.get(type.getName()), Side.signature(m)) != null)
                .sorted(Comparator.comparing(Side::signature))
                .toList();
        int count = steps.isEmpty() || made == null ? 0 : random.nextInt(mostSteps + 1);
        for (int i = 0; i < count; i++) {
            Method step = steps.get(random.nextInt(steps.size()));
            step.setAccessible(true);
            String[] drawn = step.equals(target) ? specs : new String[0];
            Object[] values = arguments(step.getGenericParameterTypes(), drawn, witnessClass);
            try {
                step.invoke(made, values);
            } catch (InvocationTargetException e) {
                throw new Refused(e.getCause());
            }
        }
        return made;
    }

    private Object object(Class<?> type, int depth) throws ReflectiveOperationException, Refused {
        List<Class<?>> candidates = side.program().stream()
                .filter(c -> type.isAssignableFrom(c) && !c.isInterface() && !Modifier.isAbstract(c.getModifiers()))
                .filter(c -> !c.isAnonymousClass())
                .filter(c -> other.program().stream().anyMatch(o -> o.getName().equals(c.getName())))
                .toList();
        if (candidates.isEmpty()) {
            throw new IllegalArgumentException("no class for " + type + ": give its values with draw:");
        }
        Class<?> chosen = candidates.get(random.nextInt(candidates.size()));
        if (chosen.isEnum()) {
            return chosen.getEnumConstants()[random.nextInt(chosen.getEnumConstants().length)];
        }
        Constructor<?>[] there = other.get(chosen.getName()).getDeclaredConstructors();
        List<String> others = Arrays.stream(there).map(Side::signature).toList();
        List<Constructor<?>> constructors = Arrays.stream(chosen.getDeclaredConstructors())
                .filter(c -> !Modifier.isPrivate(c.getModifiers()) && others.contains(Side.signature(c)))
                .sorted(Comparator.comparing(Side::signature))
                .toList();
        Constructor<?> constructor = constructors.get(random.nextInt(constructors.size()));
        constructor.setAccessible(true);
        Type[] types = constructor.getGenericParameterTypes();
        Object[] values = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            values[i] = value(types[i], null, depth + 1);
        }
        try {
            return constructor.newInstance(values);
        } catch (InvocationTargetException e) {
            throw new Refused(e.getCause());
        }
    }

    private Object value(Type type, String[] range, int depth) throws ReflectiveOperationException, Refused {
        Class<?> raw = raw(type);
        if (raw.isPrimitive()) {
            return primitive(raw, range);
        }
        if (range == null && (depth > DEEPEST || random.nextInt(12) == 0)) {
            return null;
        }
        if (raw.isArray()) {
            return array(raw, range, depth);
        }
        if (raw == String.class || raw == CharSequence.class) {
            return string();
        }
        if (List.class.isAssignableFrom(raw) || raw == Iterable.class || raw == java.util.Collection.class) {
            Type element = type instanceof ParameterizedType p ? p.getActualTypeArguments()[0] : Integer.class;
            List<Object> list = new ArrayList<>();
            for (int i = random.nextInt(5); i > 0; i--) {
                list.add(value(element, range, depth + 1));
            }
            return list;
        }
        Class<?> unboxed = java.lang.invoke.MethodType.methodType(raw).unwrap().returnType();
        if (unboxed.isPrimitive()) {
            return primitive(unboxed, range);
        }
        if (raw == Object.class || raw == Comparable.class || raw == Number.class) {
            return random.nextBoolean() || raw == Number.class ? primitive(int.class, range) : string();
        }
        return object(raw, depth);
    }

    private static Class<?> raw(Type type) {
        if (type instanceof Class<?> c) {
            return c;
        }
        if (type instanceof ParameterizedType p) {
            return (Class<?>) p.getRawType();
        }
        return type instanceof GenericArrayType ? Object[].class : Object.class;
    }

    private Object array(Class<?> raw, String[] range, int depth) throws ReflectiveOperationException, Refused {
        List<Object> same = made.stream().filter(raw::isInstance).toList();
        if (!same.isEmpty() && random.nextInt(6) == 0) {
            return same.get(random.nextInt(same.size()));
        }
        int length = random.nextInt(depth == 0 ? 7 : 4);
        Object array = Array.newInstance(raw.getComponentType(), length);
        for (int i = 0; i < length; i++) {
            Array.set(array, i, value(raw.getComponentType(), range, depth + 1));
        }
        made.add(array);
        return array;
    }

    private String string() {
        if (random.nextInt(3) > 0) {
            // Not the same object as a literal of the program.
            return new String(WORDS[random.nextInt(WORDS.length)]);
        }
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(6); i > 0; i--) {
            text.append("abcABC019 ,-_".charAt(random.nextInt(13)));
        }
        return text.toString();
    }

    private Object primitive(Class<?> type, String[] range) {
        if (type == boolean.class) {
            return random.nextBoolean();
        }
        if (type == double.class || type == float.class) {
            double value = range == null ? real() : between(Double.parseDouble(range[0]), Double.parseDouble(range[1]));
            return type == double.class ? (Object) value : (Object) (float) value;
        }
        long value = range == null ? whole() : random.nextLong(Long.parseLong(range[0]), Long.parseLong(range[1]) + 1);
        if (type == int.class) {
            return (int) value;
        }
        if (type == short.class) {
            return (short) value;
        }
        if (type == byte.class) {
            return (byte) value;
        }
        if (type == char.class) {
            return range == null && random.nextInt(3) > 0 ? (char) (' ' + random.nextInt(95)) : (char) value;
        }
        return value;
    }

    private double between(double low, double high) {
        return random.nextInt(8) == 0 ? low : low + random.nextDouble() * (high - low);
    }

    private long whole() {
        return switch (random.nextInt(4)) {
            case 0, 1 -> random.nextInt(41) - 20;
            case 2 -> WHOLE[random.nextInt(WHOLE.length)];
            default -> random.nextLong() >> random.nextInt(64);
        };
    }

    private double real() {
        return switch (random.nextInt(5)) {
            case 0, 1 -> REAL[random.nextInt(REAL.length)];
            case 2 -> random.nextGaussian() * 10;
            case 3 -> random.nextInt(201) - 100;
            default -> Double.longBitsToDouble(random.nextLong());
        };
    }
}
