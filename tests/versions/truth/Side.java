package versions;

import java.io.IOException;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One version of a pair: its classes, loaded apart from those of the other version. */
final class Side extends ClassLoader {
    private final Map<String, byte[]> bytes;

    private Side(Map<String, byte[]> bytes) {
        super(ClassLoader.getPlatformClassLoader());
        this.bytes = bytes;
    }

    static Side read(List<Path> folders) throws IOException {
        Map<String, byte[]> bytes = new TreeMap<>();
        for (Path folder : folders) {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path file : (Iterable<Path>) all.filter(f -> f.toString().endsWith(".class"))::iterator) {
                    String name = folder.relativize(file).toString().replace('/', '.').replace('\\', '.');
                    bytes.put(name.substring(0, name.length() - ".class".length()), Files.readAllBytes(file));
                }
            }
        }
        return new Side(bytes);
    }

    /** The same classes, nothing of which has been initialised. */
    Side fresh() {
        return new Side(bytes);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] found = bytes.get(name);
        if (found == null) {
            throw new ClassNotFoundException(name);
        }
        return defineClass(name, found, 0, found.length);
    }

    Class<?> get(String name) {
        try {
            return Class.forName(name, false, this);
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException("no class " + name, e);
        }
    }

    /** The classes of the program, by name. */
    List<Class<?>> program() {
        return bytes.keySet().stream()
                .filter(n -> !n.contains(Compile.WITNESS))
                .<Class<?>>map(this::get)
                .collect(Collectors.toList());
    }

    boolean owns(Class<?> type) {
        return type.getClassLoader() instanceof Side;
    }

    /** Can a run leave something behind in a static field, or does initialising do more than to make constants? */
    boolean remembers() {
        return program().stream().flatMap(c -> statics(c).stream()).anyMatch(f -> {
            boolean constant = f.getType().isPrimitive() || f.getType() == String.class || f.isEnumConstant();
            return !Modifier.isFinal(f.getModifiers()) || !constant;
        });
    }

    /** Fields that a programmer wrote. */
    static List<Field> statics(Class<?> type) {
        return Arrays.stream(type.getDeclaredFields())
                .filter(f -> Modifier.isStatic(f.getModifiers()) && !f.isSynthetic())
                .collect(Collectors.toList());
    }

    /** A method by {@code name(Type,Type)}, where types are written as in a target. */
    Method method(Class<?> type, String signature) {
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            for (Method method : c.getDeclaredMethods()) {
                if (!method.isBridge() && signature(method).equals(signature)) {
                    method.setAccessible(true);
                    return method;
                }
            }
            for (Class<?> i : c.getInterfaces()) {
                for (Method method : i.getMethods()) {
                    if (method.isDefault() && signature(method).equals(signature)) {
                        method.setAccessible(true);
                        return method;
                    }
                }
            }
        }
        return null;
    }

    static String signature(Executable e) {
        String types = Stream.of(e.getParameterTypes()).map(Class::getSimpleName).collect(Collectors.joining(","));
        return (e instanceof Method ? e.getName() : "new") + "(" + types + ")";
    }

    /** Of the class that holds the expressions of {@code pair.txt}. */
    Object expression(String witnessClass, String name) throws ReflectiveOperationException {
        return get(witnessClass).getMethod(name).invoke(null);
    }
}
