package inputs.check_counted_without_steps;

import java.util.Collection;

// Counting leaves the steps out only if the collection says its size beforehand.
// check: inputs.check_counted_without_steps.Steps::of(java.util.Collection)
public final class Steps {
    public static void of(Collection<String> all) {
        if (all == null || all.size() != 1) {
            return;
        }
        int[] seen = {0};
        all.stream().peek(each -> seen[0]++).count();
        assert seen[0] == 0;
    }
}
