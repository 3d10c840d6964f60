package versions.read_where_it_was_handed_out;

final class Source {
    static int next() {
        return 2;
    }
}
