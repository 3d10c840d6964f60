package statics.memo_is_hit;

import java.util.HashMap;
import java.util.Map;

// The first call never finds its answer in the memo; the second one does.
// generate: statics.memo_is_hit.Squares
public final class Squares {
    private static final Map<Integer, Long> KNOWN = new HashMap<>();

    private Squares() {}

    public static long of(int side) {
        if (side < 0 || side > 10) {
            return -1;
        }
        Long known = KNOWN.get(side);
        if (known != null) { // tempts
            return known;
        }
        long square = (long) side * side;
        KNOWN.put(side, square);
        return square;
    }
}
