package versions.checked_before_it_is_filled;

final class Store {
    private static int mode;

    static void set() {
        mode = 2;
    }

    static void check() {
        if (mode == 1) {
            throw new IllegalStateException();
        }
    }
}
