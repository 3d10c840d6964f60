// The named method is the same; changed code gets at what it holds or gives away.
// diff: versions.map_entry.Holder::get
package versions.map_entry;

import java.util.*;

final class Filler {
    static void f(Map.Entry<String, Integer> e) {
        e.setValue(1);
    }
}
