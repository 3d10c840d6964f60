// Tempts: the range is an own class with a known iterator; a subclass iterates otherwise.
// check: callbacks.own_iterable_extended.Sum::twice(callbacks.own_iterable_extended.Steps)
package callbacks.own_iterable_extended;

import java.util.Iterator;
import java.util.List;

class Steps implements Iterable<Integer> {
    @Override
    public Iterator<Integer> iterator() {
        return List.of(1, 2).iterator();
    }
}

final class Sum {
    private Sum() {}

    public static int twice(Steps steps) {
        if (steps == null) {
            return 0;
        }
        int sum = 0;
        for (int step : steps) {
            sum += step;
        }
        int again = 0;
        for (int step : steps) {
            again += step;
        }
        assert sum == again : "another way";
        return sum;
    }
}
