package aliases.empty_optional_by_identity;

import java.util.Optional;

// All empty optionals are one object.
// check: aliases.empty_optional_by_identity.Search::same
public final class Search {
    private Search() {}

    public static int same(Optional<String> found) {
        assert found != Optional.<String>empty();
        return 1;
    }
}
