// Tempts: a hash map answers for the key null; sorted and immutable maps throw.
// generate: inputs.sorted_map_without_null_keys.Settings => covered
package inputs.sorted_map_without_null_keys;

import java.util.Map;

enum Level {
    LOW,
    HIGH
}

final class Settings {
    private Settings() {}

    static int standard(Map<Level, Level> values) {
        if (values == null) {
            return 0;
        }
        int state = 1;
        try {
            state = values.containsKey(null) ? 2 : 1;
        } catch (NullPointerException e) {
            state = 3;
        }
        return state == 3 ? -1 : state; // tempts
    }
}
