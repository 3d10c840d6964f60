// A map of an enum initialises it.
// generate: callbacks.enum_of_the_caller_in_a_map.Table
package callbacks.enum_of_the_caller_in_a_map;

import java.util.*;

public final class Table {
    private int size;

    public void clear() {
        size = 0;
    }

    public <E extends Enum<E>> Map<E, String> make(Class<E> type) {
        size = 1;
        Map<E, String> made = new EnumMap<>(type);
        if (size == 0) { // tempts
            return null;
        }
        return made;
    }

    public <E extends Enum<E>> Set<E> none(Class<E> type) {
        size = 1;
        Set<E> made = EnumSet.noneOf(type);
        if (size == 0) { // tempts
            return null;
        }
        return made;
    }
}
