// Tempts: putting a key into a fresh map cannot change a static number; its hashCode can.
// check: callbacks.key_with_own_hash.Index::single(callbacks.key_with_own_hash.Key)
package callbacks.key_with_own_hash;

import java.util.HashMap;
import java.util.Map;

class Key {
    private final int id;

    Key(int id) {
        this.id = id;
    }

    @Override
    public int hashCode() {
        return id;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Key && ((Key) other).id == id;
    }
}

public final class Index {
    private static int made;

    private Index() {}

    public static int single(Key key) {
        if (key == null) {
            return 0;
        }
        made = 1;
        Map<Key, Integer> one = new HashMap<>();
        one.put(key, 1);
        int seen = made;
        made = 0;
        assert seen == 1 : "another index was made meanwhile";
        return one.size();
    }
}
