package versions;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles many folders in one JVM: starting javac for each would cost a second a folder. Argument: a file with a line
 * for each, of fields separated by tabs: a folder for classes, a folder for those named {@link #WITNESS}, which are not
 * part of the program, options separated by blanks, sources.
 */
final class Compile {
    static final String WITNESS = "WitnessOfPair";

    public static void main(String[] args) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StandardJavaFileManager shared = files(compiler);
        boolean failed = false;
        for (String line : Files.readAllLines(Path.of(args[0]))) {
            String[] fields = line.split("\t");
            Path classes = Files.createDirectories(Path.of(fields[0]));
            Path witness = Files.createDirectories(Path.of(fields[1]));
            List<String> options = new ArrayList<>(List.of("-proc:none", "-nowarn", "-Xlint:none"));
            options.addAll(List.of("-d", classes.toString(), "-cp", classes.toString()));
            options.addAll(fields[2].isBlank() ? List.of() : List.of(fields[2].trim().split(" +")));
            if (options.stream().noneMatch(o -> o.startsWith("-g"))) {
                options.add("-g");
            }
            // With --release a file manager sees other system classes, and goes on to.
            StandardJavaFileManager files = options.contains("--release") ? files(compiler) : shared;
            List<Path> sources = Stream.of(fields).skip(3).map(Path::of).toList();
            StringWriter said = new StringWriter();
            var units = files.getJavaFileObjectsFromPaths(sources);
            if (!compiler.getTask(said, files, null, options, null, units).call()) {
                System.out.println(said);
                failed = true;
            }
            move(classes, witness);
        }
        System.exit(failed ? 1 : 0);
    }

    private static StandardJavaFileManager files(JavaCompiler compiler) {
        return compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);
    }

    private static void move(Path classes, Path witness) throws IOException {
        List<Path> found;
        try (Stream<Path> all = Files.walk(classes)) {
            found = all.filter(f -> f.getFileName().toString().startsWith(WITNESS)).toList();
        }
        for (Path file : found) {
            Path to = witness.resolve(classes.relativize(file));
            Files.createDirectories(to.getParent());
            Files.move(file, to);
        }
    }
}
