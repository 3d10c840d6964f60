package writers.diff_body_of_handed_out_lambda;

// Only the body of a lambda changed, which a caller runs after `closer` has returned.
public final class Door {
    private int openings = 3;

    public Runnable closer() {
        return () -> openings = 0;
    }

    public int openings() {
        return openings;
    }
}
// diff:
