package statics.check_kept_list_filled_once;

import java.util.ArrayList;
import java.util.List;

// The list is filled when the class begins, read by one method, and nobody else ever sees it.
// check: statics.check_kept_list_filled_once.Phases::count(int) => HOLDS
public final class Phases {
    private static final List<String> NAMES = new ArrayList<>();

    static {
        NAMES.add("new");
        NAMES.add("full");
    }

    private Phases() {}

    public static int count(int more) {
        int count = NAMES.size();
        assert count == 2;
        return more > 0 ? count : 0;
    }
}
