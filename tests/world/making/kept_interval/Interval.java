// check: making.kept_interval.Interval::length() => HOLDS
package making.kept_interval;

public final class Interval {
    private final int from;
    private final int to;

    public Interval(int from, int to) {
        if (from > to || from < 0) {
            throw new IllegalArgumentException();
        }
        this.from = from;
        this.to = to;
    }

    public int length() {
        int n = to - from;
        assert n >= 0;
        return n;
    }
}
