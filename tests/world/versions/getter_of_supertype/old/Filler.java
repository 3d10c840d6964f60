// The named method is the same; changed code gets at what it holds or gives away.
// diff: versions.getter_of_supertype.Holder::size
package versions.getter_of_supertype;

import java.util.*;

final class Filler {
    static void fill(List<String> x) {
        x.add("a");
    }
}
