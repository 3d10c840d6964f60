// What a superclass of the library does may run code of the caller.
// generate: callbacks.own_list_in_a_counter.Counter
package callbacks.own_list_in_a_counter;

import java.util.*;

public final class Counter {
    private int total;

    public void reset() {
        total = 0;
    }

    public int add(Bag bag) {
        total = 5;
        int hash = bag.hashCode();
        if (total == 0) { // tempts
            return -1;
        }
        return hash & 3;
    }
}

final class Bag extends ArrayList<Object> {
    @Override
    public int hashCode() {
        return super.hashCode() + 1;
    }
}
