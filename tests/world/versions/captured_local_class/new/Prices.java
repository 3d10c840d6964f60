package versions.captured_local_class;

import java.util.function.*;
public final class Prices {
    private final int base;
    Prices(int base) { this.base = base; }
    IntPredicate between(int low, int high) {
        class Range implements IntPredicate {
            @Override public boolean test(int n) { return high < n && n < low; }
        }
        return new Range();
    }
}
