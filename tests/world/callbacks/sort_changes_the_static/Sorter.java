// Tempts: two elements of a class with an order are sorted; their compareTo may be a subclass's.
// check: callbacks.sort_changes_the_static.Sorter::least(callbacks.sort_changes_the_static.Weight,callbacks.sort_changes_the_static.Weight)
package callbacks.sort_changes_the_static;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class Weight implements Comparable<Weight> {
    final int grams;

    Weight(int grams) {
        this.grams = grams;
    }

    @Override
    public int compareTo(Weight other) {
        return Integer.compare(grams, other.grams);
    }
}

public final class Sorter {
    static int limit = 10;

    private Sorter() {}

    public static int least(Weight a, Weight b) {
        if (a == null || b == null) {
            return 0;
        }
        int before = limit;
        List<Weight> both = new ArrayList<>(2);
        both.add(a);
        both.add(b);
        Collections.sort(both);
        assert limit == before : "the limit moved";
        return both.get(0).grams;
    }
}
