package versions.superclass_no_longer_begins;

final class Counter {
    static int count;

    static int get() {
        return count;
    }
}
