// Tempts: an `Iterable` is taken for a collection, but a lambda expression or a path is one too.
// generate: inputs.iterable_that_is_no_collection.Counter
package inputs.iterable_that_is_no_collection;

import java.util.Collection;

final class Counter {
    private Counter() {}

    static int known(Iterable<String> items) {
        if (items == null) {
            return 0;
        }
        if (items instanceof Collection) { // tempts
            return ((Collection<String>) items).size();
        }
        return -1;
    }
}
