package obligato;

import java.util.Map;
import java.util.Set;

/** Fills unknown collections: the machine calls these while it makes an input, never the program. */
final class Fill {

    private Fill() {}

    /** Adds the first elements, which must be different. */
    static void set(Set<Object> set, Object[] elements, int size) {
        for (int i = 0; i < size; i++) {
            Engine.assume(set.add(elements[i]));
        }
    }

    /** Adds the first entries, whose keys must be different. */
    static void map(Map<Object, Object> map, Object[] keys, Object[] values, int size) {
        for (int i = 0; i < size; i++) {
            Engine.assume(!map.containsKey(keys[i]));
            map.put(keys[i], values[i]);
        }
    }
}
