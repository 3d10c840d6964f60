// The named method is the same; changed code gets at what it holds or gives away.
// diff: versions.by_iterator.Holder::size
package versions.by_iterator;

import java.util.*;

final class Filler {
    static void drop(Iterator<String> x) {
        x.next();
    }
}
