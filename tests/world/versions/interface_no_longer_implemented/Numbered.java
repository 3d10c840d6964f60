package versions.interface_no_longer_implemented;

interface Numbered {
    int NUMBER = Counter.next();

    default int number() {
        return NUMBER;
    }
}
