package versions.properties_as_a_table_of_texts;

import java.util.Map;

final class Settings {
    static void mark(Map<String, String> table) {
        table.put("mark", "two");
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static void markAll() {
        Map table = System.getProperties();
        mark(table);
    }

    static String read() {
        return System.getProperty("mark");
    }
}
