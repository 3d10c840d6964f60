// Changed code fills what the named method inherits from the library.
// diff: versions.inherited_list_is_filled.Bag::hasOne
package versions.inherited_list_is_filled;

import java.util.Collection;

final class Filler {
    static void fill(Collection<Integer> all) {
        all.add(1);
    }
}
