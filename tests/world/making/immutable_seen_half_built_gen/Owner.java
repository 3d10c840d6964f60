// Final fields change once, while others look.
// generate: making.immutable_seen_half_built_gen.Owner
package making.immutable_seen_half_built_gen;

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
        if (range.high() != 0) { // tempts
            return -1;
        }
        return 0;
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
