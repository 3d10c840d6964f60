// Tempts: the limit is read before or after the question; the filter of a caller sets the limit when asked.
// diff: callbacks.snapshot_of_a_field.Gate::let(callbacks.snapshot_of_a_field.Filter,int)
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
        int most = limit;
        return filter.passes(value) ? most : -1;
    }
}
