package versions.message_kept_by_the_library;

class Failure extends RuntimeException {
    private static Failure last;

    Failure(String message) {
        super(message);
    }

    static void remember(String name) {
        last = Failures.of(name);
    }

    /** The target. */
    static String last() {
        return last.getMessage();
    }
}
