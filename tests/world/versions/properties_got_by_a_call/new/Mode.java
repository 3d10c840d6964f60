package versions.properties_got_by_a_call;

import java.util.Properties;
final class Mode {
    static void set() {
        Properties all = System.getProperties();
        all.putIfAbsent("mode", "fast");
    }
    static String get() { return System.getProperty("mode"); }
}
