package inputs.diff_iterators_are_one;

import java.util.List;

// An empty list of the library has one iterator for all.
// diff: inputs.diff_iterators_are_one.Walk::both
public final class Walk {
    public static boolean both(List<String> all) {
        return all.iterator() == all.iterator();
    }
}
