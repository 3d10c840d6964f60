package inputs.kept_diff_argument_was_checked;

// The constructor refuses other values: DIFFERENT is not true.
// diff: inputs.kept_diff_argument_was_checked.Gate::open => EQUIVALENT
final class Gate {
    static boolean open(Positive number) {
        return true;
    }
}

final class Positive {
    private final int value;

    Positive(int value) {
        if (value <= 0) {
            throw new IllegalArgumentException();
        }
        this.value = value;
    }

    int value() {
        return value;
    }
}
