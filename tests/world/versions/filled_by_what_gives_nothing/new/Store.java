package versions.filled_by_what_gives_nothing;

final class Store {
    private static int mode;

    static void set() {
        mode = 2;
    }

    static void append(StringBuilder to) {
        to.append(mode);
    }
}
