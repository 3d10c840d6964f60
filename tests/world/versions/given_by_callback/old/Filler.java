// The named method is the same; changed code gets at what it holds or gives away.
// diff: versions.given_by_callback.Holder::size
package versions.given_by_callback;

import java.util.*;

final class Filler {
    static void fill(List<String> x) {
        x.add("a");
    }
}
