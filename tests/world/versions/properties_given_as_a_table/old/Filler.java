// Changed code fills a table, which may be the properties of the system.
// diff: versions.properties_given_as_a_table.Mode::get
package versions.properties_given_as_a_table;

import java.util.Map;

final class Filler {
    static void fill(Map<Object, Object> table) {
        table.put("versions.mode", "a");
    }
}
