package versions.passed_on_to_the_target;

final class Part {
    private int size;

    void take(Other other) { put(other.size()); }

    private void put(int size) { this.size = size; }

    int size() { return size; }
}

final class Other {
    private int size;

    void set(int size) { this.size = size + 1; }

    int size() { return size; }
}
