// What the project knows is granted, and said in the verdict.
// check: granted.kept_usual_collections.Basket::put => HOLDS
// flags: --world usual-collections
package granted.kept_usual_collections;

import java.util.Collection;

class Basket {
    static void put(Collection<String> names) {
        if (names != null && names.isEmpty()) {
            boolean added = names.add("x");
            assert added;
        }
    }
}
