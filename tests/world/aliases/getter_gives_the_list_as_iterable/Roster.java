package aliases.getter_gives_the_list_as_iterable;

import java.util.ArrayList;
import java.util.List;

// The list is handed out as an Iterable, whose iterator can remove.
// generate: aliases.getter_gives_the_list_as_iterable.Roster
public final class Roster {
    private final List<String> names = new ArrayList<>();

    public Roster(String leader) {
        names.add(leader);
    }

    public Iterable<String> names() {
        return names;
    }

    public boolean hasLeader() {
        if (names.isEmpty()) { // tempts
            return false;
        }
        return true;
    }
}
