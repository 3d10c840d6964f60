import com.sun.source.tree.*;
import com.sun.source.util.*;
import java.io.*;
import java.net.*;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;
import javax.lang.model.type.*;
import javax.tools.*;

/** Strong mutants of Java sources (ABS, AOR, COR, ROR, UOI), compiled in memory; which of them fail which tests. */
public class StrongMutants {
    record Mutant(String file, String op, long line, String text, String source) {}

    static final List<String> ARITHMETIC = List.of("+", "-", "*", "/", "%");
    static final List<String> RELATIONS = List.of("==", "!=", "<", "<=", ">", ">=");

    public static void main(String[] args) throws Exception {
        // SOURCES (a folder) CLASSPATH (of tests and JUnit) TESTS (folder of compiled tests)...
        Path sources = Path.of(args[0]);
        List<Path> files;
        try (var all = Files.walk(sources)) { files = all.filter(p -> p.toString().endsWith(".java")).sorted().toList(); }
        List<Mutant> mutants = new ArrayList<>();
        for (Path file : files) mutants.addAll(mutantsOf(sources, file));
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        Map<String, List<String>> survivors = new TreeMap<>();
        String[] suites = Arrays.copyOfRange(args, 2, args.length);
        Map<String, Map<String, int[]>> table = new LinkedHashMap<>();
        int compiled = 0;
        int number = 0;
        for (Mutant mutant : mutants) {
            Map<String, byte[]> classes = compile(javac, sources, files, mutant);
            if (classes == null) continue;
            compiled++;
            Set<String> killers = new TreeSet<>();
            for (String suite : suites) {
                boolean killed = fails(args[1], suite, classes, Path.of(mutant.file).getFileName().toString().replace(".java", ""));
                int[] counts = table.computeIfAbsent(suite, s -> new TreeMap<>()).computeIfAbsent(mutant.op, o -> new int[2]);
                counts[1]++;
                if (killed) { counts[0]++; killers.add(suite); }
            }
            if (killers.size() < suites.length) {
                System.out.println("SURVIVES " + number + " " + Path.of(mutant.file).getFileName() + ":" + mutant.line + " " + mutant.op + " " + mutant.text + "   killed by " + killers);
                Path to = Path.of("mutants", "" + number);
                for (var one : classes.entrySet()) {
                    Path out = to.resolve(one.getKey().replace('.', '/') + ".class");
                    Files.createDirectories(out.getParent());
                    Files.write(out, one.getValue());
                }
            }
            number++;
        }
        System.out.println("mutants " + compiled);
        table.forEach((suite, counts) -> {
            StringBuilder line = new StringBuilder(suite + ":");
            int[] all = new int[2];
            counts.forEach((op, c) -> { line.append(" ").append(op).append(" ").append(c[0]).append("/").append(c[1]); all[0] += c[0]; all[1] += c[1]; });
            System.out.println(line + " all " + all[0] + "/" + all[1]);
        });
        System.exit(0);
    }

    static List<Mutant> mutantsOf(Path sources, Path file) throws Exception {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        StandardJavaFileManager manager = javac.getStandardFileManager(null, null, null);
        String text = Files.readString(file);
        JavacTask task = (JavacTask) javac.getTask(null, manager, d -> {}, List.of("-sourcepath", sources.toString(), "-proc:none"), null, manager.getJavaFileObjects(file));
        List<Mutant> found = new ArrayList<>();
        Trees trees = Trees.instance(task);
        List<CompilationUnitTree> units = new ArrayList<>();
        task.parse().forEach(units::add);
        task.analyze();
        for (CompilationUnitTree unit : units) {
            SourcePositions positions = trees.getSourcePositions();
            new TreePathScanner<Void, Void>() {
                long start(Tree t) { return positions.getStartPosition(unit, t); }
                long end(Tree t) { return positions.getEndPosition(unit, t); }
                String of(Tree t) { return text.substring((int) start(t), (int) end(t)); }
                void add(String op, Tree t, String with) {
                    long line = unit.getLineMap().getLineNumber(start(t));
                    String source = text.substring(0, (int) start(t)) + with + text.substring((int) end(t));
                    found.add(new Mutant(file.toString(), op, line, of(t) + "  ->  " + with, source));
                }
                TypeKind kind(Tree t) {
                    TypeMirror type = trees.getTypeMirror(TreePath.getPath(unit, t));
                    return type == null ? TypeKind.NONE : type.getKind();
                }
                @Override public Void visitBinary(BinaryTree t, Void v) {
                    String a = of(t.getLeftOperand()), b = of(t.getRightOperand());
                    String own = operator(t.getKind());
                    TypeKind result = kind(t);
                    boolean numbers = result.isPrimitive() && result != TypeKind.BOOLEAN;
                    if (ARITHMETIC.contains(own) && numbers)
                        for (String other : ARITHMETIC) if (!other.equals(own)) add("AOR", t, "(" + a + " " + other + " " + b + ")");
                    if (RELATIONS.contains(own) && kind(t.getLeftOperand()).isPrimitive() && kind(t.getLeftOperand()) != TypeKind.BOOLEAN)
                        for (String other : RELATIONS) if (!other.equals(own)) add("ROR", t, "(" + a + " " + other + " " + b + ")");
                    if (own.equals("&&") || own.equals("||")) {
                        add("COR", t, "((" + a + ") " + (own.equals("&&") ? "||" : "&&") + " (" + b + "))");
                        add("COR", t, "((" + a + ") ^ (" + b + "))");
                        add("COR", t, "((" + a + ") " + (own.equals("&&") ? "==" : "!=") + " (" + b + "))");
                        add("COR", t, "(" + a + ")"); add("COR", t, "(" + b + ")");
                        add("COR", t, "(1 == 1)"); add("COR", t, "(1 != 1)");
                    }
                    return super.visitBinary(t, v);
                }
                void use(ExpressionTree t) {
                    TreePath path = getCurrentPath();
                    Tree parent = path.getParentPath().getLeaf();
                    if (parent instanceof AssignmentTree a && a.getVariable() == t) return;
                    if (parent instanceof CompoundAssignmentTree a && a.getVariable() == t) return;
                    if (parent instanceof UnaryTree u && u.getKind() != Tree.Kind.UNARY_MINUS) return;
                    if (parent instanceof MemberSelectTree || parent instanceof MethodInvocationTree m && m.getMethodSelect() == t) return;
                    if (parent instanceof CaseTree) return;
                    TypeMirror type = trees.getTypeMirror(path);
                    if (type == null) return;
                    TypeKind k = type.getKind();
                    if (k == TypeKind.INT || k == TypeKind.LONG || k == TypeKind.DOUBLE) {
                        add("ABS", t, "Math.abs(" + of(t) + ")"); add("ABS", t, "(-Math.abs(" + of(t) + "))");
                        add("UOI", t, "(-" + of(t) + ")"); add("UOI", t, "(" + of(t) + " + 1)"); add("UOI", t, "(" + of(t) + " - 1)");
                        if (k != TypeKind.DOUBLE) add("UOI", t, "(~" + of(t) + ")");
                    }
                    if (k == TypeKind.BOOLEAN) add("UOI", t, "(!" + of(t) + ")");
                }
                @Override public Void visitIdentifier(IdentifierTree t, Void v) { use(t); return super.visitIdentifier(t, v); }
                @Override public Void visitArrayAccess(ArrayAccessTree t, Void v) { use(t); return super.visitArrayAccess(t, v); }
                @Override public Void visitUnary(UnaryTree t, Void v) {
                    String of = of(t);
                    if (of.endsWith("++")) add("UOI", t, of.replace("++", "--"));
                    return super.visitUnary(t, v);
                }
                @Override public Void visitCompoundAssignment(CompoundAssignmentTree t, Void v) {
                    String own = switch (t.getKind()) { case PLUS_ASSIGNMENT -> "+"; case MINUS_ASSIGNMENT -> "-"; case MULTIPLY_ASSIGNMENT -> "*"; default -> null; };
                    if (own != null && kind(t.getVariable()).isPrimitive())
                        for (String other : ARITHMETIC) if (!other.equals(own)) add("AOR", t, of(t.getVariable()) + " " + other + "= " + of(t.getExpression()));
                    return super.visitCompoundAssignment(t, v);
                }
            }.scan(unit, null);
        }
        return found;
    }

    static String operator(Tree.Kind kind) {
        return switch (kind) {
            case PLUS -> "+"; case MINUS -> "-"; case MULTIPLY -> "*"; case DIVIDE -> "/"; case REMAINDER -> "%";
            case EQUAL_TO -> "=="; case NOT_EQUAL_TO -> "!="; case LESS_THAN -> "<"; case LESS_THAN_EQUAL -> "<=";
            case GREATER_THAN -> ">"; case GREATER_THAN_EQUAL -> ">="; case CONDITIONAL_AND -> "&&"; case CONDITIONAL_OR -> "||";
            default -> "";
        };
    }

    static Map<String, byte[]> compile(JavaCompiler javac, Path sources, List<Path> files, Mutant mutant) throws Exception {
        Map<String, ByteArrayOutputStream> out = new HashMap<>();
        StandardJavaFileManager standard = javac.getStandardFileManager(d -> {}, null, null);
        JavaFileManager manager = new ForwardingJavaFileManager<JavaFileManager>(standard) {
            @Override public JavaFileObject getJavaFileForOutput(Location l, String name, JavaFileObject.Kind kind, FileObject sibling) {
                return new SimpleJavaFileObject(URI.create("mem:///" + name.replace('.', '/') + ".class"), kind) {
                    @Override public OutputStream openOutputStream() { ByteArrayOutputStream o = new ByteArrayOutputStream(); out.put(name, o); return o; }
                };
            }
        };
        List<JavaFileObject> units = new ArrayList<>();
        units.add(new SimpleJavaFileObject(URI.create("string:///" + Path.of(mutant.file).getFileName()), JavaFileObject.Kind.SOURCE) {
            @Override public CharSequence getCharContent(boolean ignore) { return mutant.source; }
        });
        boolean ok = javac.getTask(Writer.nullWriter(), manager, d -> {}, List.of("-sourcepath", sources.toString(), "-proc:none", "-g"), null, units).call();
        if (!ok) return null;
        Map<String, byte[]> classes = new HashMap<>();
        out.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
        return classes;
    }

    /** Whether one of the tests of a folder fails on these classes. */
    static boolean fails(String classpath, String suite, Map<String, byte[]> classes, String of) throws Exception {
        List<URL> urls = new ArrayList<>();
        urls.add(Path.of(suite).toUri().toURL());
        for (String part : classpath.split(File.pathSeparator)) urls.add(Path.of(part).toUri().toURL());
        URLClassLoader loader = new URLClassLoader(urls.toArray(URL[]::new), StrongMutants.class.getClassLoader()) {
            @Override protected Class<?> findClass(String name) throws ClassNotFoundException {
                byte[] bytes = classes.get(name);
                return bytes == null ? super.findClass(name) : defineClass(name, bytes, 0, bytes.length);
            }
        };
        FutureTask<Boolean> run = new FutureTask<>(() -> {
            List<Class<?>> tests = new ArrayList<>();
            try (var all = Files.walk(Path.of(suite))) {
                for (Path p : all.filter(p -> p.toString().endsWith("Test.class") || p.toString().matches(".*Test[0-9]*\\.class")).filter(p -> p.getFileName().toString().startsWith(of)).sorted().toList())
                    tests.add(loader.loadClass(Path.of(suite).relativize(p).toString().replace(File.separatorChar, '.').replace(".class", "")));
            }
            for (Class<?> test : tests) {
                for (var method : test.getDeclaredMethods()) {
                    if (Arrays.stream(method.getAnnotations()).noneMatch(a -> a.annotationType().getSimpleName().equals("Test"))) continue;
                    var make = test.getDeclaredConstructor(); make.setAccessible(true); method.setAccessible(true);
                    try { method.invoke(make.newInstance()); } catch (Throwable e) { return true; }
                }
            }
            return false;
        });
        Thread thread = new Thread(run); thread.setDaemon(true); thread.setContextClassLoader(loader); thread.start();
        try { return run.get(4, TimeUnit.SECONDS); } catch (TimeoutException e) { thread.stop(); return true; } catch (ExecutionException e) { e.printStackTrace(); return true; }
    }
}
