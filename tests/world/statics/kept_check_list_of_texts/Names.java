package statics.kept_check_list_of_texts;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

// A list that refuses changes, over an array that nobody else has.
// check: statics.kept_check_list_of_texts.Names::last => HOLDS
final class Names {
    private static final List<String> ALL = Collections.unmodifiableList(Arrays.asList("first", "last"));

    static List<String> all() {
        return ALL;
    }

    static void last() {
        assert ALL.get(1).equals("last");
    }
}
