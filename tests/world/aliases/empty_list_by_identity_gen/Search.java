package aliases.empty_list_by_identity_gen;

import java.util.Collections;
import java.util.List;

// generate: aliases.empty_list_by_identity_gen.Search
public final class Search {
    private Search() {}

    public static int same(List<String> found) {
        if (found == Collections.EMPTY_LIST) { // tempts
            return 1;
        }
        return 2;
    }
}
