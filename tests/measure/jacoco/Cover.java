import java.io.IOException;
import java.io.PrintWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.analysis.IClassCoverage;
import org.jacoco.core.analysis.ICounter;
import org.jacoco.core.analysis.ILine;
import org.jacoco.core.data.ExecutionDataStore;
import org.jacoco.core.data.SessionInfoStore;
import org.jacoco.core.instr.Instrumenter;
import org.jacoco.core.runtime.IRuntime;
import org.jacoco.core.runtime.LoggerRuntime;
import org.jacoco.core.runtime.RuntimeData;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Runs a suite with JUnit's own launcher on classes that JaCoCo has instrumented, and prints for each line of the program
 * what JaCoCo says of it: file, line, instructions covered and missed, branches covered and missed.
 *
 * Arguments: the folder of the program's classes, the folder of the tests.
 */
public class Cover {

    public static void main(String[] args) throws Exception {
        Path program = Paths.get(args[0]);
        Path tests = Paths.get(args[1]);
        IRuntime runtime = new LoggerRuntime();
        RuntimeData data = new RuntimeData();
        runtime.startup(data);
        Instrumented loader = new Instrumented(program, tests, new Instrumenter(runtime));
        loader.setDefaultAssertionStatus(true);
        Thread.currentThread().setContextClassLoader(loader);
        LauncherDiscoveryRequestBuilder request = LauncherDiscoveryRequestBuilder.request();
        for (String name : classes(tests)) {
            request.selectors(DiscoverySelectors.selectClass(loader.loadClass(name)));
        }
        Launcher launcher = LauncherFactory.create();
        launcher.execute(request.build());
        ExecutionDataStore executed = new ExecutionDataStore();
        data.collect(executed, new SessionInfoStore(), false);
        runtime.shutdown();
        CoverageBuilder coverage = new CoverageBuilder();
        Analyzer analyzer = new Analyzer(executed, coverage);
        analyzer.analyzeAll(program.toFile());
        PrintWriter out = new PrintWriter(System.out, true);
        for (IClassCoverage one : coverage.getClasses()) {
            for (int i = one.getFirstLine(); i > 0 && i <= one.getLastLine(); i++) {
                ILine line = one.getLine(i);
                if (line.getStatus() == ICounter.EMPTY) {
                    continue;
                }
                ICounter code = line.getInstructionCounter();
                ICounter branches = line.getBranchCounter();
                out.println("JACOCO " + one.getPackageName() + "/" + one.getSourceFileName() + " " + i
                    + " " + code.getCoveredCount() + " " + code.getMissedCount()
                    + " " + branches.getCoveredCount() + " " + branches.getMissedCount());
            }
        }
    }

    private static List<String> classes(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(f -> f.toString().endsWith(".class"))
                .map(f -> folder.relativize(f).toString().replace('/', '.').replaceAll("\\.class$", ""))
                .sorted()
                .collect(Collectors.toCollection(ArrayList::new));
        }
    }

    /** Defines the program's classes with probes; everything else as it is. */
    private static final class Instrumented extends URLClassLoader {

        private final Path program;
        private final Instrumenter instrumenter;

        Instrumented(Path program, Path tests, Instrumenter instrumenter) throws IOException {
            super(new URL[] {tests.toUri().toURL()}, Cover.class.getClassLoader());
            this.program = program;
            this.instrumenter = instrumenter;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            Path file = program.resolve(name.replace('.', '/') + ".class");
            if (!Files.exists(file)) {
                return super.findClass(name);
            }
            try {
                byte[] bytes = instrumenter.instrument(Files.readAllBytes(file), name);
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }
}
