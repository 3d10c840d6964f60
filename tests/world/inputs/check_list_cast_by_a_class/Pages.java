package inputs.check_list_cast_by_a_class;

import java.util.List;
import java.util.RandomAccess;

// A list is cast by a class object, and what that refuses is taken for impossible.
// check: inputs.check_list_cast_by_a_class.Pages::first(java.util.List)
public final class Pages {
    static String first(List<String> pages) {
        if (pages == null || pages.size() != 2) {
            return "";
        }
        try {
            RandomAccess.class.cast(pages);
        } catch (ClassCastException refused) {
            assert false : refused;
        }
        return pages.get(0);
    }
}
