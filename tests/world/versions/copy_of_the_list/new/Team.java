// A copy holds the same: only who changes it later sees that it is one.
// diff: versions.copy_of_the_list.Team::names
package versions.copy_of_the_list;

import java.util.ArrayList;
import java.util.List;

public final class Team {
    private final List<String> names = new ArrayList<>();

    void add(String name) {
        names.add(name);
    }

    List<String> names() {
        return new ArrayList<>(names);
    }
}
