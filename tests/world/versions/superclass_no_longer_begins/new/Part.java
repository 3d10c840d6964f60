package versions.superclass_no_longer_begins;

abstract class Part {
    private Part() {
    }

    static void touch() {
    }
}
