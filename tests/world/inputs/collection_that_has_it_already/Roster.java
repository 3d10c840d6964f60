// Tempts: a `Collection` is taken for a list, whose `add` always says true; a set may say false.
// generate: inputs.collection_that_has_it_already.Roster => covered
package inputs.collection_that_has_it_already;

import java.util.Collection;

final class Roster {
    private Roster() {}

    static int enrol(Collection<String> members, String name) {
        if (members == null || name == null || members.size() != 1) {
            return -1;
        }
        if (!members.add(name)) { // tempts
            return 0;
        }
        return members.size();
    }
}
