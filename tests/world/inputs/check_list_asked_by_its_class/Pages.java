package inputs.check_list_asked_by_its_class;

import java.util.List;
import java.util.RandomAccess;

// Whether a list has an order of its own is asked of a class object.
// check: inputs.check_list_asked_by_its_class.Pages::first(java.util.List)
public final class Pages {
    static String first(List<String> pages) {
        if (pages == null || pages.size() != 2) {
            return "";
        }
        assert RandomAccess.class.isInstance(pages);
        return pages.get(0);
    }
}
