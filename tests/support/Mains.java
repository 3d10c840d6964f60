import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.File;
import java.io.InputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Locale;
import java.util.Properties;
import java.util.TimeZone;

/**
 * A JVM that stays: reads a class path and the name of a main class, one after another, runs each with classes of its own, and tells the exit
 * code and what was printed. What a program sets for the whole JVM is set back. It is not for programs that end the JVM or leave threads.
 */
public class Mains {
    public static void main(String[] none) throws Exception {
        DataInputStream asked = new DataInputStream(System.in);
        DataOutputStream told = new DataOutputStream(System.out);
        while (true) {
            String[] arguments;
            try {
                arguments = new String[asked.readInt()];
            } catch (EOFException end) {
                return;
            }
            for (int i = 0; i < arguments.length; i++) {
                arguments[i] = new String(asked.readNBytes(asked.readInt()), "UTF-8");
            }
            ByteArrayOutputStream printed = new ByteArrayOutputStream();
            ByteArrayOutputStream failed = new ByteArrayOutputStream();
            told.writeInt(runs(arguments[0], arguments[1], printed, failed) ? 0 : 1);
            for (ByteArrayOutputStream text : new ByteArrayOutputStream[] {printed, failed}) {
                told.writeInt(text.size());
                text.writeTo(told);
            }
            told.flush();
        }
    }

    private static boolean runs(String path, String name, ByteArrayOutputStream printed, ByteArrayOutputStream failed)
            throws Exception {
        String[] parts = path.split(File.pathSeparator);
        URL[] places = new URL[parts.length];
        for (int i = 0; i < parts.length; i++) {
            places[i] = new File(parts[i]).toURI().toURL();
        }
        InputStream in = System.in;
        PrintStream out = System.out;
        PrintStream err = System.err;
        Locale locale = Locale.getDefault();
        TimeZone zone = TimeZone.getDefault();
        Properties properties = (Properties) System.getProperties().clone();
        Thread thread = Thread.currentThread();
        ClassLoader loader = thread.getContextClassLoader();
        PrintStream errors = new PrintStream(failed, true, "UTF-8");
        try (URLClassLoader classes = new URLClassLoader(places, ClassLoader.getPlatformClassLoader())) {
            thread.setContextClassLoader(classes);
            System.setIn(new ByteArrayInputStream(new byte[0]));
            System.setOut(new PrintStream(printed, true, "UTF-8"));
            System.setErr(errors);
            Method main = Class.forName(name, true, classes).getDeclaredMethod("main", String[].class);
            main.setAccessible(true);
            main.invoke(null, (Object) new String[0]);
            return true;
        } catch (InvocationTargetException thrown) {
            errors.print("Exception in thread \"main\" ");
            thrown.getCause().printStackTrace(errors);
            return false;
        } finally {
            System.out.flush();
            System.setIn(in);
            System.setOut(out);
            System.setErr(err);
            System.setProperties(properties);
            Locale.setDefault(locale);
            TimeZone.setDefault(zone);
            thread.setContextClassLoader(loader);
            Thread.interrupted();
        }
    }
}
