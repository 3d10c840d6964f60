package versions.property_set_for_later;

public final class Mode {
    static void set(String m) { System.setProperty("app.mode", m.trim()); }
    static boolean on() { return "on".equals(System.getProperty("app.mode")); }
}
