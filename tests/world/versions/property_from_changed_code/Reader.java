package versions.property_from_changed_code;

final class Reader {
    static String mode() {
        return System.getProperty("versions.mode", "none");
    }
}
