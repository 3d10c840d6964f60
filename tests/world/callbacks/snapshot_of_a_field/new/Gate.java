package callbacks.snapshot_of_a_field;

public final class Gate {
    private int limit = 3;

    public void setLimit(int limit) {
        this.limit = limit;
    }

    public int let(Filter filter, int value) {
        if (filter == null) {
            return 0;
        }
        return filter.passes(value) ? limit : -1;
    }
}
