package missing.optional_library;

final class FastZip {
    private FastZip() {
    }

    static int level() {
        return 3;
    }
}
