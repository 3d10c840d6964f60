// An entry that is copied is asked for its key and value.
// generate: callbacks.entry_is_copied.Ledger
package callbacks.entry_is_copied;

import java.util.*;

public final class Ledger {
    private int open;

    public void close() {
        open = 0;
    }

    public int copy(Map.Entry<String, Integer> line) {
        open = 1;
        Object kept = new AbstractMap.SimpleEntry<>(line);
        if (open == 0) { // tempts
            return -1;
        }
        return kept == null ? 0 : 1;
    }
}
