// The target reads a system property, another changed method writes it.
// diff: versions.property_set_for_later.Mode::on
package versions.property_set_for_later;

public final class Mode {
    static void set(String m) { System.setProperty("app.mode", m); }
    static boolean on() { return "on".equals(System.getProperty("app.mode")); }
}
