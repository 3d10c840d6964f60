// The only method that changes the object can be called twice.
// diff: versions.map_only.Memo::of
package versions.map_only;

import java.util.*;

final class Memo {
    private final Map<Integer, Integer> m = new HashMap<>();

    int of(int n) {
        m.put(n, m.getOrDefault(n, 0) + 1);
        return m.get(n);
    }
}
