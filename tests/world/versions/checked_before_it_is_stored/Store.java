package versions.checked_before_it_is_stored;

final class Store {
    private static int value;

    static void set(int to) {
        Check.notTooSmall(to);
        value = to;
    }

    static int get() {
        return value;
    }
}
