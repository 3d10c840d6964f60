// One version keeps an object, the other makes one each time.
// diff: versions.list_of_shared.L::l
package versions.list_of_shared;

import java.util.*;

final class L {
    static List<String> l() {
        return List.of("a");
    }
}
