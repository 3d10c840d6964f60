package versions.properties_given_as_a_table;

final class Mode {
    static String get() {
        return System.getProperty("versions.mode");
    }
}
