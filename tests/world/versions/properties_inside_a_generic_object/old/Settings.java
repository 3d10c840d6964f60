// The properties of the system come inside an object of the program, whose field has no type of a table.
// diff: versions.properties_inside_a_generic_object.Settings::read
package versions.properties_inside_a_generic_object;

import java.util.Map;

final class Settings {
    static void mark(Box<Map<Object, Object>> box) {
        box.content.put("mark", "one");
    }

    static void markAll() {
        mark(new Box<>(System.getProperties()));
    }

    static String read() {
        return System.getProperty("mark");
    }
}
