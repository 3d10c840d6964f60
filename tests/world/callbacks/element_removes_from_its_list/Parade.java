// Tempts: the list has two elements and nobody touches it between `next` and `next`; the first element does.
// check: callbacks.element_removes_from_its_list.Parade::march(List) => VIOLATED
// flags: --property exceptions
package callbacks.element_removes_from_its_list;

import java.util.Iterator;
import java.util.List;

class Marcher {
    void step() {
        // goes on
    }
}

public final class Parade {
    private Parade() {}

    public static int march(List<Marcher> marchers) {
        if (marchers == null || marchers.size() != 2 || marchers.get(0) == null) {
            return 0;
        }
        Iterator<Marcher> all = marchers.iterator();
        Marcher first = all.next();
        first.step();
        Marcher second = all.next();
        return second == first ? 1 : 2;
    }
}
