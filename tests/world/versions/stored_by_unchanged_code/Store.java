package versions.stored_by_unchanged_code;

final class Store {
    private static int value;

    static void load() {
        value = Source.next();
    }

    static int get() {
        return value;
    }
}
