package missing.missing_interface;

interface Dimmable {
    int step();
}
