package writers.kept_diff_dead_test_of_immutable;

// The field is final and the constructor bounds it: the test that the new version drops never succeeds.
// diff: writers.kept_diff_dead_test_of_immutable.Percent::show => EQUIVALENT
public final class Percent {
    private final int value;

    public Percent(int value) {
        this.value = value < 0 ? 0 : value > 100 ? 100 : value;
    }

    public int show() {
        if (value > 100) {
            return -1;
        }
        return value;
    }
}
