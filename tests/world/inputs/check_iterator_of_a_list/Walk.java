package inputs.check_iterator_of_a_list;

import java.util.List;
import java.util.ListIterator;

// An iterator may be more than an Iterator.
// check: inputs.check_iterator_of_a_list.Walk::of(java.util.List)
public final class Walk {
    public static void of(List<String> all) {
        if (all != null) {
            assert !(all.iterator() instanceof ListIterator);
        }
    }
}
