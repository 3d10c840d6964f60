// Tempts: `contains` of the library only looks, but it asks the argument's equals.
// generate: callbacks.equals_in_list_contains.Queue
package callbacks.equals_in_list_contains;

import java.util.ArrayList;
import java.util.List;

public final class Queue {
    private final List<Object> waiting = new ArrayList<>();
    private int version;

    public void add(Object element) {
        waiting.add(element);
        version++;
    }

    public int place(Object element) {
        int seen = version;
        int at = waiting.indexOf(element);
        if (version > seen) { // tempts
            return -2;
        }
        return at;
    }
}
