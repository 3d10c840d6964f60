package versions.property_from_changed_code;

final class Source {
    static String next() {
        return "b";
    }
}
