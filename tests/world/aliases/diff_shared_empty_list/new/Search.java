package aliases.diff_shared_empty_list;

import java.util.ArrayList;
import java.util.List;

// Nothing found: a new list each time, or one list for all, to which callers add.
// diff: aliases.diff_shared_empty_list.Search::none => DIFFERENT
public class Search {
    private static final List<String> NONE = new ArrayList<>();

    public static List<String> none() {
        return NONE;
    }
}
