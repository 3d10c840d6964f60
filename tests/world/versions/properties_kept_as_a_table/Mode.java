package versions.properties_kept_as_a_table;

final class Mode {
    static String get() {
        return System.getProperty("versions.mode");
    }
}
