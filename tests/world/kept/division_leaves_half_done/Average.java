package kept.division_leaves_half_done;

// A division by zero leaves the total unadjusted.
// check: kept.division_leaves_half_done.Average::check
public final class Average {
    private int total;
    private int parts;

    public void split(int by) {
        total = 1;
        parts = 12 / by;
        total = 0;
    }

    public void check() {
        assert total == 0;
    }
}
