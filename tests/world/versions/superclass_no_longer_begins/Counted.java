package versions.superclass_no_longer_begins;

abstract class Counted {
    static {
        Counter.count++;
    }
}
