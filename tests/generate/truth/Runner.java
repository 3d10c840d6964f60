package truth;

import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Runs test methods one by one, each with classes loaded anew, so that no static state is left from another, and prints
 * what the recorder saw. Arguments: the folder of the classes, JUnit's jar, a file with a class and a method per line.
 */
public final class Runner {
    public static void main(String[] args) throws Exception {
        PrintStream out = System.out;
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        URL[] classes = {Path.of(args[0]).toUri().toURL()};
        URL[] junit = {Path.of(args[1]).toUri().toURL()};
        StringBuilder all = new StringBuilder();
        try (URLClassLoader library = new URLClassLoader(junit, ClassLoader.getPlatformClassLoader())) {
            for (String line : Files.readAllLines(Path.of(args[2]))) {
                String[] parts = line.split(" ");
                try (URLClassLoader loader = new URLClassLoader(classes, library)) {
                    Thread.currentThread().setContextClassLoader(loader);
                    String result = run(loader, parts[0], parts[1]);
                    all.append("= ").append(parts[0]).append(' ').append(parts[1]).append(' ').append(result).append('\n');
                    all.append(loader.loadClass("truth.Recorder").getField("SEEN").get(null));
                }
            }
        }
        out.write(all.toString().getBytes(StandardCharsets.UTF_8));
        out.flush();
        System.exit(0);
    }

    private static String run(ClassLoader loader, String name, String wanted) throws Exception {
        Class<?> type = loader.loadClass(name);
        Constructor<?> constructor = type.getDeclaredConstructor();
        constructor.setAccessible(true);
        Object test = constructor.newInstance();
        try {
            around(test, "BeforeEach");
            Method method = type.getDeclaredMethod(wanted);
            method.setAccessible(true);
            method.invoke(test);
            around(test, "AfterEach");
            return "passed";
        } catch (InvocationTargetException e) {
            return "failed: " + String.valueOf(e.getCause()).replace('\n', ' ');
        }
    }

    private static void around(Object test, String wanted) throws Exception {
        for (Method method : test.getClass().getDeclaredMethods()) {
            for (Annotation annotation : method.getAnnotations()) {
                if (annotation.annotationType().getSimpleName().equals(wanted)) {
                    method.setAccessible(true);
                    method.invoke(test);
                }
            }
        }
    }
}
