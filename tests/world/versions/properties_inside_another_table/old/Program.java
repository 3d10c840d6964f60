// The properties of the system are among the values of a table.
// diff: versions.properties_inside_another_table.Program::read
package versions.properties_inside_another_table;

import java.util.Map;

final class Program {
    static void mark(Map<Integer, Map<Object, Object>> tables) {
        tables.get(1).put("mark", "one");
    }

    static String read() {
        return System.getProperty("mark");
    }
}
