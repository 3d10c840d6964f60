package versions.properties_given_as_a_table;

import java.util.Map;

final class Filler {
    static void fill(Map<Object, Object> table) {
        table.put("versions.mode", "b");
    }
}
