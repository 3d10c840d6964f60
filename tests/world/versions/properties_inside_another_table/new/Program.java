package versions.properties_inside_another_table;

import java.util.Map;

final class Program {
    static void mark(Map<Integer, Map<Object, Object>> tables) {
        tables.get(1).put("mark", "two");
    }

    static String read() {
        return System.getProperty("mark");
    }
}
