// check: MapLookup::stock
// property: exceptions
// verdict: VIOLATED
// witness: map [string "a": int 1]; string "b"
import java.util.Map;

public class MapLookup {
    static int stock(Map<String, Integer> items, String key) {
        if (items == null || key == null) {
            return 0;
        }
        // A missing key gives null, which does not unbox.
        return items.get(key);
    }
}
