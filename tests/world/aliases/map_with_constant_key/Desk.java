package aliases.map_with_constant_key;

import java.util.HashMap;
import java.util.Map;

// The key is a constant object that the caller may pass as well.
// check: aliases.map_with_constant_key.Desk::ask
public final class Desk {
    public static final Object MASTER = new Object();

    private Desk() {}

    public static int ask(Object key) {
        Map<Object, Integer> keys = new HashMap<>();
        keys.put(MASTER, 1);
        Integer found = keys.get(key);
        assert found == null;
        return 0;
    }
}
