package environment.check_order_of_a_bulk_search;

import java.util.concurrent.ConcurrentHashMap;

// A search goes through a table in the order of identity hashes.
// check: environment.check_order_of_a_bulk_search.Search::first() environment.check_order_of_a_bulk_search.Search::last()
public final class Search {
    private enum Letter { A, B, C, D }

    private static Letter found() {
        ConcurrentHashMap<Letter, Integer> all = new ConcurrentHashMap<>();
        for (Letter each : Letter.values()) {
            all.put(each, 1);
        }
        return all.search(Long.MAX_VALUE, (key, value) -> key);
    }

    public static void first() {
        Letter found = found();
        assert found == Letter.A || found == Letter.B;
    }

    public static void last() {
        Letter found = found();
        assert found == Letter.C || found == Letter.D;
    }
}
