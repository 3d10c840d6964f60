// Final fields change once, while others look.
// check: making.check_record_of_half_built.Scale::weigh(Box)
package making.check_record_of_half_built;

import java.util.function.*;

public final class Scale {
    public static int weigh(Box box) {
        if (box == null) {
            return 0;
        }
        assert box.range().high() == 0;
        return 1;
    }
}

record Box(Range range) {
    Box {
        if (range.high() != 0) {
            throw new IllegalArgumentException();
        }
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
