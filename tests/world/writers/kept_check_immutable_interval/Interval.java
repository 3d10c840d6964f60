package writers.kept_check_immutable_interval;

// Final fields, a constructor that sorts, no way to change them afterwards.
// check: writers.kept_check_immutable_interval.Interval::length() => HOLDS
public final class Interval {
    private final int low;
    private final int high;

    public Interval(int a, int b) {
        low = Math.min(a, b);
        high = Math.max(a, b);
    }

    public long length() {
        assert low <= high;
        return (long) high - low;
    }
}
