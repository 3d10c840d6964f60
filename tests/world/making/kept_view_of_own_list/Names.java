package making.kept_view_of_own_list;

// The list beneath the view is nowhere else.
// check: making.kept_view_of_own_list.Names::count() => HOLDS
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public final class Names {
    private static final List<String> VIEW;
    static {
        List<String> names = new ArrayList<>();
        names.add("a");
        VIEW = Collections.unmodifiableList(names);
    }

    public static List<String> all() {
        return VIEW;
    }

    public static int count() {
        int count = VIEW.size();
        assert count == 1;
        return count;
    }
}
