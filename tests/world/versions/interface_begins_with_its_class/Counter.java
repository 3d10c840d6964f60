package versions.interface_begins_with_its_class;

final class Counter {
    private static int count;

    static int next() {
        return ++count;
    }

    static int get() {
        return count;
    }
}
