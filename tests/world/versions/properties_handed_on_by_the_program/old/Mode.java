// The table of the properties is what another method of the program gives.
// diff: versions.properties_handed_on_by_the_program.Mode::get
package versions.properties_handed_on_by_the_program;

import java.util.Map;
final class Mode {
    static void set() { Settings.all().put("mode", "slow"); }
    static String get() { return System.getProperty("mode"); }
}
