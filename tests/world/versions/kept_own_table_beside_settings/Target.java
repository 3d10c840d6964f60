// A table that an object keeps shows no settings.
// diff: versions.kept_own_table_beside_settings.Target::count => EQUIVALENT if named
package versions.kept_own_table_beside_settings;

import java.util.HashMap;
import java.util.Map;

final class Target {
    private final Map<String, Integer> counts = new HashMap<>();

    void add(String name) {
        counts.put(name, name.length());
    }

    int count() {
        return counts.size();
    }
}
