// The named method is the same; changed code gets at what it holds or gives away.
// diff: versions.array_as_list.Holder::get
package versions.array_as_list;

import java.util.*;

final class Filler {
    static void f(List<String> b) {
        b.set(0, "1");
    }
}
