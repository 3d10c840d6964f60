// Unchanged code gives its list to changed code that fills it.
// diff: versions.given_to_what_fills_it.Store::size
package versions.given_to_what_fills_it;

import java.util.List;

final class Filler {
    static void fill(List<Integer> list) {
        list.add(1);
    }
}
