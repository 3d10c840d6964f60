package statics.diff_memo_hit;

import java.util.HashMap;
import java.util.Map;

// With an empty memo both do the same, and leave the same in it; a hit is answered otherwise.
// diff: statics.diff_memo_hit.Lengths::cubed
public final class Lengths {
    private static final Map<Integer, Integer> MEMO = new HashMap<>();

    private Lengths() {}

    public static int cubed(int side) {
        if (side < 0 || side > 20) {
            return 0;
        }
        Integer known = MEMO.get(side);
        if (known != null) {
            return known;
        }
        int volume = side * side * side;
        MEMO.put(side, volume);
        return volume;
    }
}
