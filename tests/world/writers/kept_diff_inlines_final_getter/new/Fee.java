package writers.kept_diff_inlines_final_getter;

// The class is final, so nobody overrides the getter that the new version inlines.
// diff: writers.kept_diff_inlines_final_getter.Fee::twice => EQUIVALENT
public final class Fee {
    private final int cents;

    public Fee(int cents) {
        this.cents = cents;
    }

    public int cents() {
        return cents;
    }

    public int twice() {
        return cents * 2;
    }
}
