package obligato;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Runs test methods, each with all classes of the class path loaded anew, as the VM does, and writes what the probes in
 * them noted. The first argument is a file with a line for each test: its number, its class, its method, separated by tabs.
 * The second is the file that is written: for each test {@code 1} and its number before it runs; then {@code 2}, its
 * number, the length of the reason why it failed in UTF-8 and that, 1 if something was left out else 0, how many numbers
 * follow, and these. {@code 3} is the end. All numbers have four bytes, the highest first.
 */
public final class ProbeRunner {

    /** The effort that is made for one test, and for all: about as many microseconds at most. */
    private static final int MOST = 1_000_000;
    private static final int MOST_OF_ALL = 6_000_000;

    private ProbeRunner() {}

    /** See the class. */
    public static void main(String[] args) throws Exception {
        List<String> tests = Files.readAllLines(Path.of(args[0]), StandardCharsets.UTF_8);
        String[] path = System.getProperty("java.class.path").split(File.pathSeparator);
        URL[] urls = new URL[path.length];
        for (int i = 0; i < path.length; i++) {
            urls[i] = Path.of(path[i]).toUri().toURL();
        }
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        System.setErr(new PrintStream(OutputStream.nullOutputStream()));
        try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(args[1])))) {
            // The jars of the loader before stay open, so that they need not be read again.
            Loader before = null;
            int left = MOST_OF_ALL;
            for (String test : tests) {
                String[] parts = test.split("\t");
                int number = Integer.parseInt(parts[0]);
                out.writeInt(1);
                out.writeInt(number);
                out.flush();
                Loader loader = new Loader(urls);
                Thread.currentThread().setContextClassLoader(loader);
                int limit = Math.min(MOST, left);
                Probe.begin(limit);
                String failure = TestRunner.run(loader, parts[1], parts[2]);
                int[] noted = Probe.end();
                left = Math.max(0, left - Probe.effort());
                write(out, number, failure, Probe.effort() > limit, noted);
                if (before != null) {
                    before.close();
                }
                before = loader;
            }
            out.writeInt(3);
        }
        Runtime.getRuntime().halt(0);
    }

    private static void write(DataOutputStream out, int number, String failure, boolean full, int[] noted)
            throws Exception {
        byte[] reason = failure == null ? new byte[0] : failure.getBytes(StandardCharsets.UTF_8);
        out.writeInt(2);
        out.writeInt(number);
        out.writeInt(reason.length);
        out.write(reason);
        out.writeInt(full ? 1 : 0);
        out.writeInt(noted.length);
        for (int one : noted) {
            out.writeInt(one);
        }
        out.flush();
    }

    /** Everything but the JDK and the one class that all tests share is its own. */
    private static final class Loader extends URLClassLoader {

        Loader(URL[] urls) {
            super(urls, ClassLoader.getPlatformClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            return name.equals(Probe.class.getName()) ? Probe.class : super.loadClass(name, resolve);
        }
    }
}
