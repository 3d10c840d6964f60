package versions.stored_by_unchanged_code;

final class Source {
    static int next() {
        return 2;
    }
}
