// Tempts: the comparator was handed in long ago; the tree calls it whenever something is put into it.
// generate: callbacks.comparator_kept_in_tree.Ranking
package callbacks.comparator_kept_in_tree;

import java.util.Comparator;
import java.util.TreeMap;

public final class Ranking {
    private final TreeMap<String, Integer> places;
    private int locked;

    public Ranking(Comparator<String> order) {
        places = new TreeMap<>(order);
    }

    public void lock() {
        locked = 1;
    }

    public boolean put(String name, int points) {
        if (locked != 0) {
            return false;
        }
        places.put(name, points);
        if (locked != 0) { // tempts
            return false;
        }
        return true;
    }
}
