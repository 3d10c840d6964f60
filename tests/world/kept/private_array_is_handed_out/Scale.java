package kept.private_array_is_handed_out;

// The number is checked against an array that the caller shortens by hand.
// check: kept.private_array_is_handed_out.Scale::pick
public final class Scale {
    private int[] steps = {1, 2, 3};
    private int at;

    public int[] steps() {
        return steps;
    }

    public void next() {
        if (at < steps.length - 1) {
            at++;
        }
    }

    public int pick() {
        assert steps[at] > 0;
        return at;
    }
}
