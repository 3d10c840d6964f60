package statics.check_list_over_kept_array;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

// The list shows an array that the class itself changes.
// check: statics.check_list_over_kept_array.Names::first
final class Names {
    private static final String[] ARRAY = {"first", "last"};
    private static final List<String> ALL = Collections.unmodifiableList(Arrays.asList(ARRAY));

    static void rename(String name) {
        ARRAY[0] = name;
    }

    static void first() {
        assert ALL.get(0).equals("first");
    }
}
