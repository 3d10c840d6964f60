package aliases.map_with_constant_key_gen;

import java.util.Map;

// generate: aliases.map_with_constant_key_gen.Desk
public final class Desk {
    static final class Key {}

    static final Key MASTER = new Key();
    private static final Map<Key, String> KEYS = Map.of(MASTER, "all");

    private Desk() {}

    static String ask(Key key) {
        if (key == null) {
            return "nothing";
        }
        if (KEYS.containsKey(key)) { // tempts
            return "all";
        }
        return "none";
    }
}
