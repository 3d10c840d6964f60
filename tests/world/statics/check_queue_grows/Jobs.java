package statics.check_queue_grows;

import java.util.ArrayList;
import java.util.List;

// From the beginning one job fits; the list behind the final field keeps those of earlier calls.
// check: statics.check_queue_grows.Jobs::submit(int)
public final class Jobs {
    private static final List<Integer> WAITING = new ArrayList<>();
    private static final int MOST = 2;

    private Jobs() {}

    public static int submit(int job) {
        if (job <= 0) {
            return WAITING.size();
        }
        WAITING.add(job);
        assert WAITING.size() <= MOST : "too many jobs";
        return WAITING.size();
    }
}
