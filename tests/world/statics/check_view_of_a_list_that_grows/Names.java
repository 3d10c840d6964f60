package statics.check_view_of_a_list_that_grows;

// The view refuses changes, but the list beneath is held by another field and grows.
// check: statics.check_view_of_a_list_that_grows.Names::count()
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public final class Names {
    private static final List<String> NAMES;
    public static final List<String> VIEW;
    static {
        List<String> names = new ArrayList<>();
        names.add("a");
        NAMES = names;
        VIEW = Collections.unmodifiableList(names);
    }

    public static void add(String name) {
        NAMES.add(name);
    }

    public static int count() {
        int count = VIEW.size();
        assert count == 1;
        return count;
    }
}
