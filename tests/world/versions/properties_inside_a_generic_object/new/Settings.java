package versions.properties_inside_a_generic_object;

import java.util.Map;

final class Settings {
    static void mark(Box<Map<Object, Object>> box) {
        box.content.put("mark", "two");
    }

    static void markAll() {
        mark(new Box<>(System.getProperties()));
    }

    static String read() {
        return System.getProperty("mark");
    }
}
