package inputs.check_halves_of_a_list;

import java.util.List;
import java.util.Spliterator;

// How a spliterator splits is the choice of each class.
// check: inputs.check_halves_of_a_list.Parts::of(java.util.List)
public final class Parts {
    public static void of(List<String> all) {
        if (all == null || all.size() != 2) {
            return;
        }
        Spliterator<String> first = all.spliterator().trySplit();
        assert first != null && first.estimateSize() == 1;
    }
}
