// Final fields change once, while others look.
// check: making.check_immutable_seen_half_built.Owner::value()
package making.check_immutable_seen_half_built;

import java.util.function.*;

public final class Owner {
    private final Range range;

    public Owner(Range range) {
        if (range == null || range.high() != 0) {
            throw new IllegalArgumentException();
        }
        this.range = range;
    }

    public int value() {
        assert range.high() == 0;
        return range.high();
    }
}

final class Range {
    private final int high;

    Range(int high, Consumer<Range> seen) {
        seen.accept(this);
        this.high = high;
    }

    int high() {
        return high;
    }
}
