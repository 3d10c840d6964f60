// Tempts: the map is thrown away, so it need not be filled; but filling it asks the key for its hash code.
// diff: callbacks.unused_hash_dropped.Album::check(callbacks.unused_hash_dropped.Stamp)
package callbacks.unused_hash_dropped;

import java.util.HashMap;
import java.util.Map;

public final class Album {
    private Album() {}

    public static int check(Stamp stamp) {
        if (stamp == null) {
            return 0;
        }
        Map<Stamp, Integer> seen = new HashMap<>();
        seen.put(stamp, 1);
        return seen.size();
    }
}
