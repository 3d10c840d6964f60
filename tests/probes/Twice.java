import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Runs the main methods of classes as they were compiled, and again on copies with probes, and prints the names of those
 * that print something else. Arguments: the folder of the classes, that of the copies, a file with a class per line.
 */
public final class Twice {
    public static void main(String[] args) throws Exception {
        PrintStream out = System.out;
        URL classes = Path.of(args[0]).toUri().toURL();
        URL copies = Path.of(args[1]).toUri().toURL();
        Class<?> probe = Class.forName("obligato.Probe");
        Method begin = probe.getDeclaredMethod("begin", int.class);
        Method end = probe.getDeclaredMethod("end");
        begin.setAccessible(true);
        end.setAccessible(true);
        long told = 0;
        for (String name : Files.readAllLines(Path.of(args[2]))) {
            String[] seen = new String[2];
            for (int copy = 0; copy < 2; copy++) {
                begin.invoke(null, 20_000);
                // In one place: stack traces are compared as well.
                seen[copy] = run(name, copy == 0 ? new URL[] {classes} : new URL[] {copies, classes});
                told += ((int[]) end.invoke(null)).length;
            }
            if (!seen[0].equals(seen[1])) {
                out.println("DIFFERS " + name + "\n" + first(seen[0], seen[1]));
            }
        }
        out.println("TOLD " + told);
        out.flush();
        Runtime.getRuntime().halt(0);
    }

    private static String first(String plain, String probed) {
        String[] a = plain.split("\n"), b = probed.split("\n");
        for (int i = 0; i < Math.max(a.length, b.length); i++) {
            String one = i < a.length ? a[i] : "the end", other = i < b.length ? b[i] : "the end";
            if (!one.equals(other)) {
                return "  " + one + "\n  " + other;
            }
        }
        return "";
    }

    private static String run(String name, URL[] path) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(bytes, true, StandardCharsets.UTF_8);
        System.setOut(stream);
        System.setErr(stream);
        try (URLClassLoader loader = new URLClassLoader(path, Twice.class.getClassLoader())) {
            Thread.currentThread().setContextClassLoader(loader);
            loader.loadClass(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } catch (InvocationTargetException e) {
            stream.println(e.getCause());
        } catch (Throwable e) {
            stream.println(e);
        }
        // Identities of class loaders in messages.
        return bytes.toString(StandardCharsets.UTF_8).replaceAll("@[0-9a-f]+", "@");
    }
}
