package aliases.list_of_nothing_by_identity;

import java.util.List;

// List.of() gives one object.
// check: aliases.list_of_nothing_by_identity.Search::same
public final class Search {
    private static final List<String> NONE = List.of();

    private Search() {}

    public static int same(List<String> found) {
        assert found != NONE;
        return 1;
    }
}
