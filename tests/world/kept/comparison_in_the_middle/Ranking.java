package kept.comparison_in_the_middle;

import java.util.Comparator;
import java.util.List;

// While it is sorted, a comparator of the caller looks.
// check: kept.comparison_in_the_middle.Ranking::best

public final class Ranking {
    private boolean ready = true;

    public void sort(List<String> names, Comparator<String> order) {
        ready = false;
        names.sort(order);
        ready = true;
    }

    public int best() {
        assert ready;
        return 1;
    }
}
