package versions.interface_begins_with_its_class;

interface Numbered {
    int NUMBER = Counter.next();

    default int number() {
        return NUMBER;
    }
}
