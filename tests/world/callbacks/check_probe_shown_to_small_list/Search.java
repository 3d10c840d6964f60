package callbacks.check_probe_shown_to_small_list;

// The list that is asked gets the new object, and its class may change it.
// check: callbacks.check_probe_shown_to_small_list.Search::find(java.util.List)
import java.util.List;

public final class Search {
    public static int find(List<Probe> all) {
        if (all == null || all.size() != 1) {
            return 0;
        }
        Probe probe = new Probe();
        all.contains(probe);
        assert probe.seen == 0;
        return probe.seen;
    }
}
final class Probe {
    int seen;
}
