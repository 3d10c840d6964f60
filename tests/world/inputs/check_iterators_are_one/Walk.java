package inputs.check_iterators_are_one;

import java.util.List;

// An empty list of the library has one iterator for all.
// check: inputs.check_iterators_are_one.Walk::both(java.util.List)
public final class Walk {
    public static void both(List<String> all) {
        if (all != null) {
            assert all.iterator() != all.iterator();
        }
    }
}
