// Changed code fills a table of its own, which is that of the properties of the system.
// diff: versions.properties_kept_as_a_table.Mode::get
package versions.properties_kept_as_a_table;

import java.util.Map;

final class Filler {
    private static final Map<Object, Object> TABLE = System.getProperties();

    static void fill() {
        TABLE.put("versions.mode", "a");
    }
}
