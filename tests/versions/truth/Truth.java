package versions;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the real JVM says about pairs of versions. Argument: a file of pairs, each some lines of {@code key value}, ended
 * by an empty line. Prints for each pair its name, {@code same}, or how the versions differ ({@code result},
 * {@code exception}, {@code state}, {@code output}), and the place or the numbers of inputs and of different outcomes,
 * separated by tabs.
 */
final class Truth {
    private static final PrintStream OUT = System.out;
    /** Where static fields keep something, each run has classes of its own. */
    private static final int RUNS_WITH_FRESH_CLASSES = 60;
    private static final int RUNS = 250;
    private static final int MOST_STEPS = 3;

    /** What one version did. */
    private static final class Seen {
        Object receiver;
        Object[] arguments;
        Object result;
        Throwable thrown;
        String output;
        Side side;
        String shown;
    }

    private interface Input {
        /** Sets receiver and arguments. */
        void make(Side side, Side other, Method method, Seen seen) throws ReflectiveOperationException, Draw.Refused;
    }

    public static void main(String[] args) throws Exception {
        Map<String, String> pair = new HashMap<>();
        for (String line : Files.readAllLines(Path.of(args[0]))) {
            if (line.isEmpty()) {
                String said;
                try {
                    said = new Truth(pair).say();
                } catch (ReflectiveOperationException | RuntimeException e) {
                    said = "failed\t" + e + " " + e.getCause();
                }
                OUT.println(pair.get("name") + "\t" + said.replace("\n", "\\n"));
                pair.clear();
            } else {
                pair.put(line.split(" ", 2)[0], line.split(" ", 2)[1]);
            }
        }
    }

    private final Map<String, String> pair;
    private final Side old;
    private final Side fresh;
    private final Set<String> outcomes = new HashSet<>();

    private Truth(Map<String, String> pair) throws IOException {
        this.pair = new HashMap<>(pair);
        old = Side.read(List.of(Path.of(pair.get("old")), Path.of(pair.get("old-witness"))));
        fresh = Side.read(List.of(Path.of(pair.get("new")), Path.of(pair.get("new-witness"))));
    }

    private String witnessClass() {
        String type = pair.get("class");
        return type.substring(0, type.lastIndexOf('.') + 1) + Compile.WITNESS;
    }

    private String say() throws ReflectiveOperationException {
        if (pair.containsKey("witness")) {
            String difference = compare(old.fresh(), fresh.fresh(), pair.get("method"), this::witness);
            return difference == null ? "same\t1 1" : difference;
        }
        boolean remembers = old.remembers() || fresh.remembers();
        Side first = old.fresh();
        Side second = fresh.fresh();
        int compared = 0;
        for (String method : methods()) {
            for (int i = 0; i < (remembers ? RUNS_WITH_FRESH_CLASSES : RUNS); i++) {
                if (remembers) {
                    first = old.fresh();
                    second = fresh.fresh();
                }
                long seed = 1000003L * i + pair.get("name").hashCode();
                try {
                    String difference = compare(first, second, method, (s, o, m, seen) -> draw(s, o, m, seed, seen));
                    if (difference != null) {
                        return difference;
                    }
                    compared++;
                } catch (Both refused) {
                    continue;
                }
            }
        }
        return "same\t" + compared + " " + outcomes.size();
    }

    /** The method of the pair, or all public ones. */
    private List<String> methods() {
        if (pair.containsKey("method")) {
            return List.of(pair.get("method"));
        }
        Class<?> type = fresh.get(pair.get("class"));
        return Arrays.stream(type.getDeclaredMethods())
                .filter(m -> Modifier.isPublic(m.getModifiers()) && !m.isSynthetic())
                .filter(m -> old.method(old.get(pair.get("class")), Side.signature(m)) != null)
                .map(Side::signature).sorted().toList();
    }

    private void witness(Side side, Side other, Method method, Seen seen) throws ReflectiveOperationException {
        if (!Modifier.isStatic(method.getModifiers())) {
            seen.receiver = side.expression(witnessClass(), "receiver");
        }
        seen.arguments = (Object[]) side.expression(witnessClass(), "inputs");
    }

    private void draw(Side side, Side other, Method method, long seed, Seen seen)
            throws ReflectiveOperationException, Draw.Refused {
        Draw draw = new Draw(side, other, seed);
        String[] specs = pair.getOrDefault("draw", "any").split(";");
        if (pair.containsKey("receiver") && seed % 2 == 0) {
            seen.receiver = side.expression(witnessClass(), "receiver");
        } else if (!Modifier.isStatic(method.getModifiers())) {
            seen.receiver = draw.receiver(side.get(pair.get("class")), MOST_STEPS, method, specs, witnessClass());
        }
        seen.arguments = draw.arguments(method.getGenericParameterTypes(), specs, witnessClass());
    }

    /** Both versions refuse to make this input. */
    private static final class Both extends ReflectiveOperationException {}

    private String compare(Side first, Side second, String method, Input input) throws ReflectiveOperationException {
        Seen a = new Seen();
        Seen b = new Seen();
        String refused = run(first, second, method, input, a);
        String also = run(second, first, method, input, b);
        if (refused != null && refused.equals(also)) {
            throw new Both();
        }
        if (refused != null || also != null) {
            return "exception\tbefore the call: " + refused + " and " + also;
        }
        Object state = method.endsWith("()") || a.result != null ? a.result : a.shown;
        outcomes.add(a.thrown != null ? Compare.text(a.thrown) : Compare.text(state) + a.output);
        String difference = difference(a, b);
        return difference == null ? null : difference + "  for " + a.shown;
    }

    private static String difference(Seen a, Seen b) {
        Compare compare = new Compare();
        if (a.thrown != null || b.thrown != null) {
            String x = a.thrown == null ? "returns" : Compare.text(a.thrown);
            String y = b.thrown == null ? "returns" : Compare.text(b.thrown);
            if (!x.equals(y)) {
                return "exception\t" + x + " and " + y;
            }
        }
        String found = compare.differ("receiver", a.receiver, b.receiver);
        found = found != null ? found : compare.differ("arguments", a.arguments, b.arguments);
        String result = compare.differ("result", a.result, b.result);
        if (result != null) {
            return "result\t" + result;
        }
        found = found != null ? found : statics(a.side, b.side, compare);
        if (found != null) {
            return "state\t" + found;
        }
        return a.output.equals(b.output) ? null : "output\t" + a.output + " and " + b.output;
    }

    private static String statics(Side a, Side b, Compare compare) {
        Map<String, Object> there = statics(b);
        for (Map.Entry<String, Object> field : statics(a).entrySet()) {
            if (there.containsKey(field.getKey())) {
                String found = compare.differ(field.getKey(), field.getValue(), there.get(field.getKey()));
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    /** By class and name. Reading them initialises classes that the call left alone, in both versions. */
    private static Map<String, Object> statics(Side side) {
        Map<String, Object> found = new java.util.TreeMap<>();
        for (Class<?> type : side.program()) {
            for (Field field : Side.statics(type)) {
                field.setAccessible(true);
                Object value;
                try {
                    value = Compare.get(field, null);
                } catch (LinkageError e) {
                    value = e.getClass().getName();
                }
                found.put(type.getName() + "." + field.getName(), value);
            }
        }
        return found;
    }

    /** Null, or why there is no such input. */
    private String run(Side side, Side other, String signature, Input input, Seen seen)
            throws ReflectiveOperationException {
        Method method = side.method(side.get(pair.get("class")), signature);
        if (method == null) {
            throw new NoSuchMethodException(signature);
        }
        seen.side = side;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream console = new PrintStream(bytes, true, StandardCharsets.UTF_8);
        System.setOut(console);
        System.setErr(console);
        try {
            input.make(side, other, method, seen);
            List<String> shown = new ArrayList<>();
            if (seen.receiver != null) {
                shown.add("a receiver");
            }
            for (Object argument : seen.arguments) {
                shown.add(argument != null && side.owns(argument.getClass()) ? "an object" : Compare.text(argument));
            }
            seen.shown = String.join(", ", shown);
            seen.result = method.invoke(seen.receiver, seen.arguments);
        } catch (Draw.Refused e) {
            return e.getMessage();
        } catch (InvocationTargetException e) {
            if (seen.shown == null) {
                throw e;
            }
            seen.thrown = e.getCause();
        } finally {
            console.flush();
            seen.output = bytes.toString(StandardCharsets.UTF_8);
        }
        return null;
    }
}
