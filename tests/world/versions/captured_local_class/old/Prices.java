// A local class of the method captures the bounds; they change places.
// diff: versions.captured_local_class.Prices::between
package versions.captured_local_class;

import java.util.function.*;
public final class Prices {
    private final int base;
    Prices(int base) { this.base = base; }
    IntPredicate between(int low, int high) {
        class Range implements IntPredicate {
            @Override public boolean test(int n) { return low < n && n < high; }
        }
        return new Range();
    }
}
