package versions.interface_no_longer_implemented;

final class Counter {
    private static int count;

    static int next() {
        return ++count;
    }

    static int get() {
        return count;
    }
}
