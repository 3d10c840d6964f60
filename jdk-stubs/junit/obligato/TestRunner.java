package obligato;

import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Runs test methods and prints a line when each starts and one when it ends. The file that the first argument names has
 * a line for each: its number, its class, its method, separated by tabs. The second argument begins every line of the
 * output. All tests run twice, the second time in reverse order, because JUnit promises no order.
 */
public final class TestRunner {

    private static final String AFTER = "restoreStaticFields";

    private TestRunner() {}

    /** See the class. */
    public static void main(String[] args) throws Exception {
        List<String> tests = new ArrayList<>(Files.readAllLines(Path.of(args[0]), StandardCharsets.UTF_8));
        PrintStream report = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        // What the tested code prints is not for us.
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        System.setErr(new PrintStream(OutputStream.nullOutputStream()));
        for (int round = 0; round < 2; round++) {
            for (String test : tests) {
                String[] parts = test.split("\t");
                report.println(args[1] + " start " + parts[0]);
                String failure = run(TestRunner.class.getClassLoader(), parts[1], parts[2]);
                report.println(args[1] + (failure == null ? " pass " + parts[0] : " fail " + parts[0] + " " + failure));
            }
            Collections.reverse(tests);
        }
        report.println(args[1] + " done");
        report.flush();
        Runtime.getRuntime().halt(0);
    }

    /** Runs one method of a class of this loader; why it failed, or null. */
    static String run(ClassLoader loader, String className, String name) {
        try {
            Class<?> type = Class.forName(className, true, loader);
            Constructor<?> constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            Object instance = constructor.newInstance();
            try {
                call(instance, type.getDeclaredMethod(name));
            } finally {
                // What is done for the next test shows nothing of this one.
                Probe.pause();
                for (Method method : type.getDeclaredMethods()) {
                    if (method.getName().equals(AFTER)) {
                        call(instance, method);
                    }
                }
                Probe.resume();
            }
            return null;
        } catch (InvocationTargetException e) {
            return String.valueOf(e.getCause()).replaceAll("\\s+", " ");
        } catch (ReflectiveOperationException | LinkageError e) {
            return e.toString().replaceAll("\\s+", " ");
        }
    }

    private static void call(Object instance, Method method) throws ReflectiveOperationException {
        method.setAccessible(true);
        method.invoke(instance);
    }
}
