// Tempts: nothing here puts a name into the set, so its order was never asked; whoever gets the set asks it.
// generate: callbacks.order_inside_a_sorted_set.Names
package callbacks.order_inside_a_sorted_set;

import java.util.SortedSet;
import java.util.TreeSet;

public final class Names {
    public static SortedSet<String> byLength() {
        return new TreeSet<>((a, b) -> {
            if (a.length() < b.length()) { // tempts
                return -1;
            }
            return a.compareTo(b);
        });
    }
}
