// check: MapInItself::values
// verdict: VIOLATED
// witness: #1 = map [string "k": #1]
import java.util.Map;

public final class MapInItself {
    public static void values(Map<String, Object> map) {
        if (map != null && map.size() == 1) {
            for (Object value : map.values()) {
                assert value != map;
            }
        }
    }
}
