package aliases.key_set_removes_from_map;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

// The view of the keys removes from the map that the class keeps.
// generate: aliases.key_set_removes_from_map.Catalog
public final class Catalog {
    private final Map<String, Integer> stock = new HashMap<>();

    public Catalog() {
        stock.put("bolt", 1);
    }

    public Set<String> articles() {
        return stock.keySet();
    }

    public int bolts() {
        Integer number = stock.get("bolt");
        if (number == null) { // tempts
            return -1;
        }
        return number;
    }
}
