package writers.diff_default_method_without_implementor;

// Nothing here implements the interface; callers do, and get its default method.
public interface Metered {
    int reading();

    default int billed() {
        return reading() / 10;
    }
}
// diff:
