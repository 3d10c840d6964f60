// check: making.kept_immutable_in_owner.Owner::value() => HOLDS
package making.kept_immutable_in_owner;

public final class Owner {
    private final Range range;

    public Owner(Range range) {
        if (range == null || range.high() < 0) {
            throw new IllegalArgumentException();
        }
        this.range = range;
    }

    public int value() {
        assert range.high() >= 0;
        return range.high();
    }
}

final class Range {
    private final int high;

    Range(int high) {
        this.high = high;
    }

    int high() {
        return high;
    }
}
