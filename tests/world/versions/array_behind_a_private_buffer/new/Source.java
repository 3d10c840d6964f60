package versions.array_behind_a_private_buffer;

final class Source {
    static int next() {
        return 2;
    }
}
