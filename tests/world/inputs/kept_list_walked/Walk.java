package inputs.kept_list_walked;

import java.util.List;

// Only what the contract settles is asked of the list and its iterator.
// check: inputs.kept_list_walked.Walk::longest(java.util.List) => HOLDS
public final class Walk {
    public static int longest(List<Integer> all) {
        if (all == null || all.size() > 2) {
            return 0;
        }
        int most = 0;
        for (Integer each : all) {
            if (each != null && each > most) {
                most = each;
            }
        }
        assert most >= 0;
        return most;
    }
}
