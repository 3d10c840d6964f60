package versions.properties_of_a_bounded_type;

import java.util.Map;

final class Program {
    static <M extends Map<Object, Object>> M mark(M table) {
        table.put("mark", "two");
        return table;
    }

    static String read() {
        return System.getProperty("mark");
    }
}
