// Tempts: a lookup changes nothing, but the key's hashCode is code of the caller's and may call back.
// generate: callbacks.key_hash_code_adds_more.Registry
package callbacks.key_hash_code_adds_more;

import java.util.HashMap;
import java.util.Map;

public final class Registry {
    private final Map<Object, String> names = new HashMap<>();
    private int adds;

    public void add(Object key, String name) {
        names.put(key, name);
        adds++;
    }

    public boolean knows(Object key) {
        int before = adds;
        boolean found = names.containsKey(key);
        if (adds != before) { // tempts
            return true;
        }
        return found;
    }
}
