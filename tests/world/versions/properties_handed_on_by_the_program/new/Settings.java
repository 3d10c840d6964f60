package versions.properties_handed_on_by_the_program;

import java.util.Map;
final class Settings {
    private static Map<Object, Object> kept;
    static void keep(Map<Object, Object> all) { kept = all; }
    static Map<Object, Object> all() { return kept; }
}
