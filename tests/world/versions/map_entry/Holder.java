package versions.map_entry;

import java.util.*;

final class Holder {
    private final Map<String, Integer> m = new HashMap<>(Map.of("a", 0));

    Set<Map.Entry<String, Integer>> all() {
        return m.entrySet();
    }

    int get() {
        return m.get("a");
    }
}
