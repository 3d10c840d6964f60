package statics.check_list_as_collection;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

// The private list leaves as a Collection: who gets it may add and remove.
// check: statics.check_list_as_collection.Roster::first(int)
public final class Roster {
    private static final List<String> NAMES = new ArrayList<>(List.of("ada", "bob", "cyd"));

    private Roster() {}

    public static Collection<String> all() {
        return NAMES;
    }

    public static String first(int week) {
        assert NAMES.size() >= 3 : "too few people";
        return NAMES.get(Math.floorMod(week, 3));
    }
}
