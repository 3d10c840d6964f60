// The table of the properties is what a call gives.
// diff: versions.properties_got_by_a_call.Mode::get
package versions.properties_got_by_a_call;

import java.util.Properties;
final class Mode {
    static void set() {
        Properties all = System.getProperties();
        all.putIfAbsent("mode", "slow");
    }
    static String get() { return System.getProperty("mode"); }
}
