package versions.property_from_changed_code;

final class Loader {
    static void load() {
        System.setProperty("versions.mode", Source.next());
    }
}
