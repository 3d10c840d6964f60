package versions.properties_handed_on_by_the_program;

import java.util.Map;
final class Mode {
    static void set() { Settings.all().put("mode", "fast"); }
    static String get() { return System.getProperty("mode"); }
}
