package inputs.iterators_are_one_gen;

import java.util.List;

// An empty list of the library has one iterator for all.
// generate: inputs.iterators_are_one_gen.Walk
public final class Walk {
    public static int both(List<String> all) {
        if (all.iterator() == all.iterator()) { // tempts
            return 1;
        }
        return 2;
    }
}
