package versions.array_held_twice;

final class Source {
    static int next() {
        return 2;
    }
}
