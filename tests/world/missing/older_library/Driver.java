package missing.older_library;

final class Driver {
    private Driver() {
    }

    static int depth() {
        return 24;
    }
}
