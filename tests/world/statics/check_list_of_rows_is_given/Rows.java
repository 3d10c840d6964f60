package statics.check_list_of_rows_is_given;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

// The list refuses changes, its rows do not.
// check: statics.check_list_of_rows_is_given.Rows::first
final class Rows {
    private static final List<int[]> ALL = Collections.unmodifiableList(Arrays.asList(new int[] {1}, new int[] {2}));

    static List<int[]> all() {
        return ALL;
    }

    static void first() {
        assert ALL.get(0)[0] == 1;
    }
}
