package versions.array_in_a_private_table;

final class Source {
    static int next() {
        return 2;
    }
}
