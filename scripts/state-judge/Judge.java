import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import jdk.internal.org.objectweb.asm.ClassReader;
import jdk.internal.org.objectweb.asm.ClassVisitor;
import jdk.internal.org.objectweb.asm.ClassWriter;
import jdk.internal.org.objectweb.asm.MethodVisitor;
import jdk.internal.org.objectweb.asm.Opcodes;
import jdk.internal.org.objectweb.asm.Type;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Judges state coverage by mutation on the JVM: runs a suite once for each attribute and change of its value, with the last
 * write of the attribute to each object in each test changed, and says which tests then fail. For an attribute that holds an array or a
 * container of the library, the last write to each of those is changed as well: an element, what is added or put, what is appended.
 *
 * <p>Arguments: the folder of the program's classes, the folder of the tests' classes, and a file with a line
 * {@code Class.field open} or {@code Class.field covered} for each attribute. Writes a line for each: the attribute, the
 * verdict, and {@code fails}, {@code passes} or {@code unchanged} (nothing was written that can be changed).
 */
public final class Judge {
    /** Called in front of each write of a field, of an element, and into a container. */
    public static final class Hook {
        private static final String CONTENT = " content";
        static String test = "";
        static String changed;
        static int change;
        /** By attribute and test: the writes so far, and in the first run which of them came last for an object. */
        static final Map<String, Integer> writes = new TreeMap<>();
        static final Map<String, Map<Object, Integer>> last = new TreeMap<>();
        /** Arrays and containers, with the attribute that holds them. */
        static final Map<Object, String> held = new IdentityHashMap<>();
        static Map<String, Set<Integer>> wanted;
        static boolean happened;

        private static boolean now(Object object, String attribute, String kind) {
            String key = attribute + kind + " " + test;
            int number = writes.merge(key, 1, Integer::sum);
            if (wanted == null) {
                Object owner = object == null ? Hook.class : object;
                last.computeIfAbsent(key, k -> new IdentityHashMap<>()).put(owner, number);
                return false;
            }
            return attribute.equals(changed) && wanted.getOrDefault(key, Set.of()).contains(number);
        }

        private static boolean now(Object object, String attribute) {
            return now(object, attribute, "");
        }

        private static boolean done() {
            happened = true;
            return true;
        }

        public static int of(Object object, int value, String attribute) {
            return now(object, attribute) && done() ? value + change : value;
        }

        public static boolean of(Object object, boolean value, String attribute) {
            return now(object, attribute) && done() ? !value : value;
        }

        public static char of(Object object, char value, String attribute) {
            return now(object, attribute) && done() ? (char) (value + change) : value;
        }

        public static byte of(Object object, byte value, String attribute) {
            return now(object, attribute) && done() ? (byte) (value + change) : value;
        }

        public static short of(Object object, short value, String attribute) {
            return now(object, attribute) && done() ? (short) (value + change) : value;
        }

        public static float of(Object object, float value, String attribute) {
            return now(object, attribute) && done() ? value + change : value;
        }

        public static long of(long value, String attribute) {
            return now(null, attribute) && done() ? value + change : value;
        }

        public static double of(double value, String attribute) {
            return now(null, attribute) && done() ? value + change : value;
        }

        public static Object of(Object object, Object value, String attribute) {
            hold(value, attribute);
            return now(object, attribute) ? altered(value) : value;
        }

        private static Object altered(Object value) {
            Object other = value;
            if (value instanceof String) {
                other = change > 0 ? value + "~" : "~" + value;
            } else if (value instanceof Integer) {
                other = (Integer) value + change;
            } else if (value instanceof Long) {
                other = (Long) value + change;
            } else if (value instanceof Double) {
                other = (Double) value + change;
            } else if (value instanceof Character) {
                other = (char) ((Character) value + change);
            } else if (value instanceof Boolean) {
                other = !(Boolean) value;
            } else if (value instanceof Enum) {
                Object[] all = ((Enum<?>) value).getDeclaringClass().getEnumConstants();
                other = all[Math.floorMod(((Enum<?>) value).ordinal() + change, all.length)];
            }
            happened |= other != value;
            return other;
        }

        private static boolean isContainer(Object value) {
            boolean library = value != null && value.getClass().getClassLoader() == null;
            boolean container = value instanceof Collection || value instanceof Map || value instanceof StringBuilder;
            return value != null && value.getClass().isArray() || library && container;
        }

        private static void hold(Object value, String attribute) {
            if (isContainer(value) && held.put(value, attribute) == null && value instanceof Object[]) {
                for (Object element : (Object[]) value) {
                    hold(element, attribute);
                }
            }
        }

        /** The attribute that holds an array or container, or one in which it is. */
        private static String owner(Object container) {
            String known = held.get(container);
            if (known != null || !isContainer(container)) {
                return known;
            }
            for (Map.Entry<Object, String> outer : List.copyOf(held.entrySet())) {
                Collection<?> inside = outer.getKey() instanceof Map ? ((Map<?, ?>) outer.getKey()).values()
                        : outer.getKey() instanceof Collection ? (Collection<?>) outer.getKey() : List.of();
                for (Object element : inside) {
                    if (element == container) {
                        hold(container, outer.getValue());
                        return outer.getValue();
                    }
                }
            }
            return null;
        }

        private static boolean inside(Object container) {
            String attribute = owner(container);
            return attribute != null && now(container, attribute, CONTENT);
        }

        /** What is written into an array or container instead of the value. */
        public static Object content(Object container, Object value) {
            String attribute = owner(container);
            if (attribute != null) {
                hold(value, attribute);
            }
            return inside(container) ? altered(value) : value;
        }

        public static Object put(Map<Object, Object> map, Object key, Object value) {
            return map.put(key, content(map, value));
        }

        public static Object set(List<Object> list, int index, Object value) {
            return list.set(index, content(list, value));
        }

        public static void store(int[] array, int index, int value) {
            array[index] = inside(array) && done() ? value + change : value;
        }

        public static void store(long[] array, int index, long value) {
            array[index] = inside(array) && done() ? value + change : value;
        }

        public static void store(float[] array, int index, float value) {
            array[index] = inside(array) && done() ? value + change : value;
        }

        public static void store(double[] array, int index, double value) {
            array[index] = inside(array) && done() ? value + change : value;
        }

        public static void store(char[] array, int index, char value) {
            array[index] = inside(array) && done() ? (char) (value + change) : value;
        }

        public static void store(short[] array, int index, short value) {
            array[index] = inside(array) && done() ? (short) (value + change) : value;
        }

        /** Bytes and truth values have one instruction. */
        public static void store(Object array, int index, int value) {
            boolean now = inside(array) && done();
            if (array instanceof boolean[]) {
                ((boolean[]) array)[index] = now != (value != 0);
            } else {
                ((byte[]) array)[index] = (byte) (now ? value + change : value);
            }
        }

        public static void store(Object[] array, int index, Object value) {
            array[index] = content(array, value);
        }
    }

    /** Classes of the program and the tests with a call of {@link Hook} in front of each write of a field. */
    private static final class Loader extends URLClassLoader {
        private final Path[] folders;

        Loader(Path program, Path tests) throws IOException {
            super(new URL[] {tests.toUri().toURL(), program.toUri().toURL()}, Judge.class.getClassLoader());
            folders = new Path[] {tests, program};
            setDefaultAssertionStatus(true);
        }

        @Override protected Class<?> findClass(String name) throws ClassNotFoundException {
            for (Path folder : folders) {
                Path file = folder.resolve(name.replace('.', '/') + ".class");
                if (Files.exists(file)) {
                    try {
                        byte[] bytes = hooked(Files.readAllBytes(file));
                        return defineClass(name, bytes, 0, bytes.length);
                    } catch (IOException e) {
                        throw new ClassNotFoundException(name, e);
                    }
                }
            }
            return super.findClass(name);
        }
    }

    private static byte[] hooked(byte[] bytes) {
        ClassReader reader = new ClassReader(bytes);
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(new ClassVisitor(Opcodes.ASM8, writer) {
            /** Sealed classes are open in the copy: the library knows them by one name or another, or not at all. */
            public void visitPermittedSubclassExperimental(String subclass) {}

            public void visitPermittedSubclass(String subclass) {}

            @Override public MethodVisitor visitMethod(int access, String method, String d, String s, String[] e) {
                return new MethodVisitor(Opcodes.ASM8, super.visitMethod(access, method, d, s, e)) {
                    @Override public void visitFieldInsn(int code, String owner, String field, String type) {
                        boolean puts = code == Opcodes.PUTFIELD || code == Opcodes.PUTSTATIC;
                        if (puts && !field.contains("$") && !method.equals("<clinit>")) {
                            hook(this, code == Opcodes.PUTSTATIC, owner, field, type);
                        }
                        super.visitFieldInsn(code, owner, field, type);
                    }

                    @Override public void visitInsn(int code) {
                        String store = code < Opcodes.IASTORE || code > Opcodes.SASTORE ? null : STORES[code - Opcodes.IASTORE];
                        if (store == null) {
                            super.visitInsn(code);
                        } else {
                            super.visitMethodInsn(Opcodes.INVOKESTATIC, HOOK, "store", store, false);
                        }
                    }

                    @Override public void visitMethodInsn(int code, String owner, String name, String type, boolean itf) {
                        boolean library = owner.startsWith("java/util/") || owner.equals("java/lang/StringBuilder");
                        if (!library || code == Opcodes.INVOKESTATIC || code == Opcodes.INVOKESPECIAL) {
                            super.visitMethodInsn(code, owner, name, type, itf);
                        } else if (name.equals("put") && type.equals(PUT)) {
                            super.visitMethodInsn(Opcodes.INVOKESTATIC, HOOK, "put", "(Ljava/util/Map;" + PUT.substring(1), false);
                        } else if (name.equals("set") && type.equals(SET)) {
                            super.visitMethodInsn(Opcodes.INVOKESTATIC, HOOK, "set", "(Ljava/util/List;" + SET.substring(1), false);
                        } else {
                            content(this, name, type);
                            super.visitMethodInsn(code, owner, name, type, itf);
                        }
                    }
                };
            }
        }, 0);
        return writer.toByteArray();
    }

    private static final String HOOK = "Judge$Hook";
    private static final String PUT = "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;";
    private static final String SET = "(ILjava/lang/Object;)Ljava/lang/Object;";
    private static final Set<String> ADDS = Set.of("add", "addFirst", "addLast", "addElement", "offer", "push");
    /** The hooks that store instead of the instructions, from IASTORE on. */
    private static final String[] STORES = {
        "([III)V", "([JIJ)V", "([FIF)V", "([DID)V", "([Ljava/lang/Object;ILjava/lang/Object;)V", "(Ljava/lang/Object;II)V", "([CIC)V", "([SIS)V"
    };

    /** In front of a call that adds its only argument to a container. */
    private static void content(MethodVisitor code, String name, String type) {
        boolean adds = ADDS.contains(name) && type.startsWith("(Ljava/lang/Object;)");
        boolean appends = name.equals("append") && type.startsWith("(Ljava/lang/String;)");
        if (adds || appends) {
            code.visitInsn(Opcodes.DUP2);
            code.visitMethodInsn(Opcodes.INVOKESTATIC, HOOK, "content", PUT, false);
            if (appends) {
                code.visitTypeInsn(Opcodes.CHECKCAST, "java/lang/String");
            }
            code.visitInsn(Opcodes.SWAP);
            code.visitInsn(Opcodes.POP);
        }
    }

    private static void hook(MethodVisitor code, boolean isStatic, String owner, String field, String type) {
        String attribute = owner.replace('/', '.').replace('$', '.') + "." + field;
        boolean wide = type.equals("J") || type.equals("D");
        boolean reference = type.length() > 1;
        String seen = reference ? "Ljava/lang/Object;" : type;
        if (wide) {
            code.visitLdcInsn(attribute);
            code.visitMethodInsn(Opcodes.INVOKESTATIC, HOOK, "of", "(" + type + "Ljava/lang/String;)" + type, false);
            return;
        }
        if (isStatic) {
            code.visitInsn(Opcodes.ACONST_NULL);
            code.visitInsn(Opcodes.SWAP);
        } else {
            code.visitInsn(Opcodes.DUP2);
        }
        code.visitLdcInsn(attribute);
        String descriptor = "(Ljava/lang/Object;" + seen + "Ljava/lang/String;)" + seen;
        code.visitMethodInsn(Opcodes.INVOKESTATIC, HOOK, "of", descriptor, false);
        if (reference) {
            code.visitTypeInsn(Opcodes.CHECKCAST, type.startsWith("[") ? type : Type.getType(type).getInternalName());
        }
        if (!isStatic) {
            code.visitInsn(Opcodes.SWAP);
            code.visitInsn(Opcodes.POP);
        }
    }

    /** The tests that fail. */
    private static Set<String> run(Path program, Path tests) throws Exception {
        Set<String> failed = new TreeSet<>();
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        Hook.writes.clear();
        Hook.held.clear();
        try (Loader loader = new Loader(program, tests)) {
            thread.setContextClassLoader(loader);
            LauncherDiscoveryRequestBuilder request = LauncherDiscoveryRequestBuilder.request();
            List<Path> classes;
            try (var all = Files.walk(tests)) {
                classes = all.filter(p -> p.toString().endsWith(".class") && !p.toString().contains("$")).sorted().toList();
            }
            for (Path file : classes) {
                String name = tests.relativize(file).toString().replace('/', '.').replaceAll("\\.class$", "");
                request.selectors(DiscoverySelectors.selectClass(loader.loadClass(name)));
            }
            Launcher launcher = LauncherFactory.create();
            launcher.execute(request.build(), new TestExecutionListener() {
                @Override public void executionStarted(TestIdentifier test) {
                    Hook.test = test.getUniqueId();
                }

                @Override public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                    if (result.getStatus() == TestExecutionResult.Status.FAILED) {
                        failed.add(test.getUniqueId());
                    }
                }
            });
        } finally {
            thread.setContextClassLoader(before);
        }
        return failed;
    }

    public static void main(String[] arguments) throws Exception {
        Path program = Path.of(arguments[0]);
        Path tests = Path.of(arguments[1]);
        java.io.PrintStream out = System.out;
        System.setOut(new java.io.PrintStream(java.io.OutputStream.nullOutputStream()));
        Set<String> usual = run(program, tests);
        Map<String, Set<Integer>> wanted = new TreeMap<>();
        Hook.last.forEach((key, byObject) -> wanted.put(key, new TreeSet<>(byObject.values())));
        Hook.wanted = wanted;
        for (String line : Files.readAllLines(Path.of(arguments[2]))) {
            Hook.changed = line.split(" ")[0];
            Set<String> failed = new TreeSet<>();
            boolean changed = false;
            // Of what is open small changes: a large one may fail anything by an index out of bounds.
            for (int change : line.endsWith(" open") ? new int[] {1, -1} : new int[] {1, -1, 50, -50}) {
                Hook.change = change;
                Hook.happened = false;
                Set<String> now = run(program, tests);
                now.removeAll(usual);
                failed.addAll(now);
                changed |= Hook.happened;
            }
            out.println(line + " " + (failed.isEmpty() ? changed ? "passes" : "unchanged" : "fails"));
        }
    }
}
