// An iterator is handed out whose list was changed after it was made, and changed back.
// diff: versions.iterator_stale.Walk::all
package versions.iterator_stale;

import java.util.*;
final class Walk {
    static Iterator<String> all() {
        List<String> l = new ArrayList<>(List.of("a", "b"));
        Iterator<String> i = l.iterator();

        return i;
    }
}
