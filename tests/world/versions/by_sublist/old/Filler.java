// The named method is the same; changed code gets at what it holds or gives away.
// diff: versions.by_sublist.Holder::size
package versions.by_sublist;

import java.util.*;

final class Filler {
    static void fill(List<String> x) {
        x.add("a");
    }
}
