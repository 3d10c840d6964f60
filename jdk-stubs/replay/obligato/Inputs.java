package obligato;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The inputs of one execution, read from the file that the system property {@code obligato.inputs} names, and handed
 * out in the order in which the program asks for them. The property {@code obligato.values} can hold the text itself.
 *
 * <p>The file is UTF-8 text with one value per line. Blank lines and lines that are {@code #} or start with it and a
 * space are skipped. Any other line is a type, a space and a literal:
 *
 * <pre>
 * boolean true            or false
 * byte -3                 also short, int, long: decimal
 * char 97                 the number of the UTF-16 unit, or a quoted character: char 'a', char '\n'
 * float 0x1.8p1           also double: what Float.toHexString or Float.toString gives, NaN, Infinity, -Infinity
 * string "a\tb"           escapes: \" \' \\ \n \r \t \b \f and \ uXXXX (without the space) for any UTF-16 unit
 * literal "ab"            the same as Java's literal of this text, which is one object wherever it is written
 * null
 * </pre>
 *
 * The value of an object input, of an argument of {@link Replay} or of a part of another value can also be one of
 * these, all on one line (a primitive stands for its box where an object is wanted):
 *
 * <pre>
 * enum pkg.Color RED                          also what another static field holds: enum pkg.Point ORIGIN
 * class pkg.Name                              a java.lang.Class
 * array int [int 1, int 2]                    the element type as in Java source: array pkg.Node[] [null]
 * list [V, V]   set [V, V]                    java.util.ArrayList, LinkedHashSet
 * map [V: V, V: V]                            java.util.LinkedHashMap
 * optional V    optional null                 the latter is the empty one
 * record pkg.Point [int 1, int 2]             by the canonical constructor
 * object pkg.Node {value: int 1, next: null}  made without a constructor; fields that are not named are zero or null.
 *                                             A field of a superclass that is hidden: pkg.Base.value: int 1
 * new pkg.Node(int,pkg.Node)[int 1, null]     made by that constructor
 * function pkg.Rule {apply(int): [int 1]}     an implementation of the interface: what its methods answer, call by call
 * function pkg.Task {run(): [thrown java.lang.IllegalStateException]}
 *                                             a method that throws instead
 * written {size(): [int 1]} new pkg.Box()[]   an object of a class that extends this one and overrides methods, before
 *                                             {@code new} or {@code object}
 * call pkg.Node.of(int)[int 1]                what a static method gives
 * V.add(int)[int 3]                           the value after a call of its method; can be repeated
 * V.add(int)[int -1] throws(pkg.Full)         the same after a call that throws an exception of exactly this class
 * V.{value: int 1}                            the value after assignments to its fields
 * V&gt;build()[]                                 what a call of its method gives
 * #1 = V                                      gives the value the number 1
 * #1                                          the value with that number: the same object again, also inside itself
 * </pre>
 *
 * <p>For {@link Replay} the first lines can set static fields, {@code static pkg.Class.field: V}, and make calls for
 * what they do to static fields: {@code before call pkg.Class.method(int)[int 1]}, {@code before new pkg.Class()[]}.
 *
 * <p>The process ends with exit code {@value #BAD_INPUT} and a message if there is no value left, if the next value has
 * another type than the one that is asked for, or if the file cannot be read; and with {@value #ASSUMPTION} if an
 * assumption of the program is false. Both end it at once: no {@code finally} block and no shutdown hook runs.
 */
final class Inputs {

    /** Exit code: the inputs do not fit the program. */
    static final int BAD_INPUT = 98;

    /** Exit code: the inputs contradict an assumption of the program. */
    static final int ASSUMPTION = 99;

    /** At the beginning of a line: a call that is made before the others. */
    private static final String BEFORE = "before ";

    private static List<String> lines;
    private static int next;
    private static final Values VALUES = new Values();

    private Inputs() {}

    /** The next input, which must have this type name. */
    static synchronized Object next(String type) {
        String line = line(type);
        Object value = read(line);
        if (!line.startsWith(type + " ")) {
            throw fail("the program asks for " + type + ", the value is: " + line);
        }
        return value;
    }

    /** The next input as a value of this class: null, or an instance, or a box for a primitive class. */
    static synchronized Object nextObject(Class<?> type) {
        String line = line(type.getName());
        Object value = read(line);
        if (!Values.fits(type, value)) {
            throw fail("the program asks for " + type.getName() + ", the value is: " + line);
        }
        return value;
    }

    /** Sets the static fields that the first lines name: {@code static pkg.Class.field: V}. */
    static synchronized void setStatics() {
        while (next < load().size() && load().get(next).startsWith("static ")) {
            String line = load().get(next++).substring("static ".length());
            int colon = line.indexOf(": ");
            String name = colon < 0 ? line : line.substring(0, colon);
            int dot = name.lastIndexOf('.');
            try {
                java.lang.reflect.Field field =
                        Values.type(name.substring(0, Math.max(dot, 0))).getDeclaredField(name.substring(dot + 1));
                field.setAccessible(true);
                field.set(null, read(line.substring(colon + 2)));
            } catch (Values.Malformed | ReflectiveOperationException | RuntimeException e) {
                throw fail("cannot set " + name + ": " + e);
            }
        }
    }

    /** Makes the calls that the next lines say: {@code before V}. */
    static synchronized void callBefore() {
        while (next < load().size() && load().get(next).startsWith(BEFORE)) {
            read(load().get(next++).substring(BEFORE.length()));
        }
    }

    /** Whether all values have been handed out. */
    static synchronized boolean atEnd() {
        return next >= load().size();
    }

    private static Object read(String line) {
        try {
            return VALUES.read(line);
        } catch (Values.Malformed e) {
            throw fail("cannot read the value: " + line + ": " + e.getMessage());
        }
    }

    private static String line(String wanted) {
        List<String> all = load();
        if (next >= all.size()) {
            throw fail("no value left; the program asks for " + wanted);
        }
        return all.get(next++);
    }

    private static List<String> load() {
        String given = System.getProperty("obligato.values");
        if (lines == null && given != null) {
            lines = values(given);
        }
        if (lines == null) {
            String file = System.getProperty("obligato.inputs");
            if (file == null) {
                throw fail("the system property obligato.inputs does not name a file");
            }
            try {
                lines = values(Files.readString(Path.of(file), StandardCharsets.UTF_8));
            } catch (IOException | InvalidPathException e) {
                throw fail("cannot read " + file + ": " + e);
            }
        }
        return lines;
    }

    /** Without streams and patterns: to load them takes longer than most replays. */
    private static List<String> values(String text) {
        List<String> found = new ArrayList<>();
        for (String part : text.replace('\r', '\n').split("\n")) {
            String line = part.strip();
            if (!line.isEmpty() && !line.equals("#") && !line.startsWith("# ")) {
                found.add(line);
            }
        }
        return found;
    }

    /** Ends the process because the inputs do not fit. Never returns. */
    static Error fail(String why) {
        System.err.println("obligato: input " + next + ": " + why);
        return halt(BAD_INPUT);
    }

    /** Ends the process unless the condition is true. */
    static void assume(boolean condition) {
        if (!condition) {
            System.err.println("obligato: an assumption is false after input " + next);
            halt(ASSUMPTION);
        }
    }

    private static Error halt(int code) {
        System.out.flush();
        System.err.flush();
        Runtime.getRuntime().halt(code);
        return new Error();
    }
}
