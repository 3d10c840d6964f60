package versions.kept_stored_by_unchanged_code;

final class Store {
    private static int value;

    static void load(int by) {
        value = Source.next(by);
    }

    static int get() {
        return value;
    }
}
