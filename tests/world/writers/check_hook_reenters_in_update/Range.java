package writers.check_hook_reenters_in_update;

// The order of the bounds is broken for a moment, in which an open method is called.
// check: writers.check_hook_reenters_in_update.Range::shift()
public class Range {
    private boolean low = true;
    private boolean high = true;

    protected void lowChanged() {
    }

    public void shift() {
        assert low == high : "out of step";
        low = !low;
        lowChanged();
        high = !high;
    }
}
