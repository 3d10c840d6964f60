// One row is in the list many times.
// generate: aliases.one_row_copied_many_times_gen.Queue
package aliases.one_row_copied_many_times_gen;

import java.util.*;

public final class Queue {
    private final List<int[]> rows = new ArrayList<>(Collections.nCopies(2, new int[1]));

    public int[] take() {
        return rows.size() < 2 ? null : rows.remove(0);
    }

    public int first() {
        if (rows.get(0)[0] != 0) { // tempts
            return -1;
        }
        return 0;
    }
}
