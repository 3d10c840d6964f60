// The same without what a project may grant.
// check: granted.without_usual_collections.Basket::put
package granted.without_usual_collections;

import java.util.Collection;

class Basket {
    static void put(Collection<String> names) {
        if (names != null && names.isEmpty()) {
            boolean added = names.add("x");
            assert added;
        }
    }
}
