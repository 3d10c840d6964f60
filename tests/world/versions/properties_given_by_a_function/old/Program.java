// The properties of the system are what a function gives.
// diff: versions.properties_given_by_a_function.Program::read
package versions.properties_given_by_a_function;

import java.util.Map;
import java.util.function.Supplier;

final class Program {
    static void mark(Supplier<Map<Object, Object>> table) {
        table.get().put("mark", "one");
    }

    static String read() {
        return System.getProperty("mark");
    }
}
