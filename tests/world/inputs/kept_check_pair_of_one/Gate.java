package inputs.kept_check_pair_of_one;

// The factory makes both the same: VIOLATED is not true.
// check: inputs.kept_check_pair_of_one.Gate::open => HOLDS
final class Gate {
    static void open(Pair pair) {
        assert pair == null || pair.left() == pair.right();
    }
}

final class Pair {
    private final int left;
    private final int right;

    private Pair(int left, int right) {
        this.left = left;
        this.right = right;
    }

    static Pair of(int both) {
        return new Pair(both, both);
    }

    int left() {
        return left;
    }

    int right() {
        return right;
    }
}
