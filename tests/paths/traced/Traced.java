import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import jdk.internal.org.objectweb.asm.ClassReader;
import jdk.internal.org.objectweb.asm.ClassVisitor;
import jdk.internal.org.objectweb.asm.ClassWriter;
import jdk.internal.org.objectweb.asm.Handle;
import jdk.internal.org.objectweb.asm.Label;
import jdk.internal.org.objectweb.asm.MethodVisitor;
import jdk.internal.org.objectweb.asm.Opcodes;

/**
 * Runs the classes of a folder with a probe at each branch, switch and handler, and says which way each call of the target went:
 * {@code Traced PROGRAM-CLASSES OTHER-CLASSES Target::method all Main}, or {@code ... tests TestClass}.
 */
public class Traced extends ClassLoader {
    private static final String TRACE = "Trace";
    private final Path program;
    private final Path others;
    private final String target;
    private final String method;

    Traced(Path program, Path others, String target) {
        super(Traced.class.getClassLoader());
        this.program = program;
        this.others = others;
        this.target = target.substring(0, target.indexOf("::"));
        this.method = target.substring(target.indexOf("::") + 2);
    }

    public static void main(String[] arguments) throws Exception {
        Path program = Path.of(arguments[0]);
        Path others = Path.of(arguments[1]);
        if (arguments[3].equals("all")) {
            Class<?> all = new Traced(program, others, arguments[2]).loadClass(arguments[4]);
            all.getMethod("main", String[].class).invoke(null, (Object) new String[0]);
            return;
        }
        for (Method test : new Traced(program, others, arguments[2]).loadClass(arguments[4]).getDeclaredMethods()) {
            if (java.util.Arrays.stream(test.getAnnotations()).noneMatch(a -> a.annotationType().getSimpleName().equals("Test"))) {
                continue;
            }
            // Each test has all classes anew.
            Class<?> tests = new Traced(program, others, arguments[2]).loadClass(arguments[4]);
            java.lang.reflect.Constructor<?> made = tests.getDeclaredConstructor();
            made.setAccessible(true);
            Object instance = made.newInstance();
            for (Method fresh : tests.getDeclaredMethods()) {
                if (fresh.getName().equals(test.getName())) {
                    fresh.setAccessible(true);
                    try {
                        fresh.invoke(instance);
                    } catch (InvocationTargetException e) {
                        System.out.println("FAILS " + test.getName() + " " + e.getCause());
                    }
                }
            }
            System.out.println(tests.getClassLoader().loadClass(TRACE).getField("last").get(null));
        }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> known = findLoadedClass(name);
            if (known != null) {
                return known;
            }
            String file = name.replace('.', '/') + ".class";
            try {
                byte[] bytes = null;
                if (Files.exists(program.resolve(file))) {
                    bytes = probed(Files.readAllBytes(program.resolve(file)));
                } else if (Files.exists(others.resolve(file))) {
                    bytes = Files.readAllBytes(others.resolve(file));
                }
                return bytes == null ? super.loadClass(name, resolve) : defineClass(name, bytes, 0, bytes.length);
            } catch (java.io.IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    private byte[] probed(byte[] bytes) {
        ClassReader reader = new ClassReader(bytes);
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        String owner = reader.getClassName();
        reader.accept(new ClassVisitor(Opcodes.ASM8, writer) {
            @Override
            public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
                MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
                boolean isTarget = owner.equals(target) && name.equals(method) && (access & Opcodes.ACC_SYNTHETIC) == 0;
                boolean isInitializer = name.equals("<clinit>");
                return new Probes(next, owner + "." + name + descriptor, isTarget ? "target" : isInitializer ? "initializer" : null);
            }
        }, ClassReader.SKIP_FRAMES);
        return writer.toByteArray();
    }

    /** Probes of one method. */
    private static final class Probes extends MethodVisitor {
        private final String where;
        private final String scope;
        private final Label start = new Label();
        private final java.util.Set<Label> handlers = new java.util.HashSet<>();
        private int number;

        Probes(MethodVisitor next, String where, String scope) {
            super(Opcodes.ASM8, next);
            this.where = where;
            this.scope = scope;
        }

        private void say(String what) {
            super.visitLdcInsn(what);
            super.visitMethodInsn(Opcodes.INVOKESTATIC, TRACE, "step", "(Ljava/lang/String;)V", false);
        }

        private void call(String name, String descriptor) {
            super.visitMethodInsn(Opcodes.INVOKESTATIC, TRACE, scope + name, descriptor, false);
        }

        @Override
        public void visitCode() {
            super.visitCode();
            if (scope != null) {
                call("Begins", "()V");
                super.visitLabel(start);
            }
        }

        @Override
        public void visitTryCatchBlock(Label from, Label to, Label handler, String type) {
            handlers.add(handler);
            super.visitTryCatchBlock(from, to, handler, type);
        }

        @Override
        public void visitLabel(Label label) {
            super.visitLabel(label);
            if (handlers.contains(label)) {
                say(where + "#" + number++ + "C");
            }
        }

        @Override
        public void visitInsn(int opcode) {
            if (scope != null && opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
                call("Returns", "()V");
            }
            super.visitInsn(opcode);
        }

        @Override
        public void visitJumpInsn(int opcode, Label to) {
            if (opcode == Opcodes.GOTO || opcode == Opcodes.JSR) {
                super.visitJumpInsn(opcode, to);
                return;
            }
            Label taken = new Label();
            Label after = new Label();
            int branch = number++;
            super.visitJumpInsn(opcode, taken);
            say(where + "#" + branch + "F");
            super.visitJumpInsn(Opcodes.GOTO, after);
            super.visitLabel(taken);
            say(where + "#" + branch + "T");
            super.visitJumpInsn(Opcodes.GOTO, to);
            super.visitLabel(after);
        }

        /** One way for each place that a switch goes to. */
        private Label way(java.util.Map<Label, Label> ways, Label to) {
            return ways.computeIfAbsent(to, t -> new Label());
        }

        private void ways(java.util.Map<Label, Label> ways, int branch) {
            int way = 0;
            for (java.util.Map.Entry<Label, Label> entry : ways.entrySet()) {
                super.visitLabel(entry.getValue());
                say(where + "#" + branch + "S" + way++);
                super.visitJumpInsn(Opcodes.GOTO, entry.getKey());
            }
        }

        @Override
        public void visitTableSwitchInsn(int min, int max, Label otherwise, Label... labels) {
            java.util.Map<Label, Label> ways = new java.util.LinkedHashMap<>();
            Label other = way(ways, otherwise);
            Label[] mine = java.util.Arrays.stream(labels).map(l -> way(ways, l)).toArray(Label[]::new);
            super.visitTableSwitchInsn(min, max, other, mine);
            ways(ways, number++);
        }

        @Override
        public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] labels) {
            java.util.Map<Label, Label> ways = new java.util.LinkedHashMap<>();
            Label other = way(ways, otherwise);
            Label[] mine = java.util.Arrays.stream(labels).map(l -> way(ways, l)).toArray(Label[]::new);
            super.visitLookupSwitchInsn(other, keys, mine);
            ways(ways, number++);
        }

        @Override
        public void visitMaxs(int stack, int locals) {
            if (scope != null) {
                Label handler = new Label();
                super.visitTryCatchBlock(start, handler, handler, null);
                super.visitLabel(handler);
                super.visitInsn(Opcodes.DUP);
                call("Throws", "(Ljava/lang/Throwable;)V");
                super.visitInsn(Opcodes.ATHROW);
            }
            super.visitMaxs(stack, locals);
        }
    }
}
