// One row is in the queue more than once.
// check: aliases.check_one_row_queued_twice.Queue::first()
package aliases.check_one_row_queued_twice;

import java.util.*;

public final class Queue {
    private final ArrayDeque<int[]> rows = new ArrayDeque<>();

    public Queue() {
        int[] row = {0};
        for (int i = 0; i < 2; i++) {
            rows.add(row);
        }
    }

    public int[] take() {
        return rows.poll();
    }

    public int first() {
        if (rows.isEmpty()) {
            return 0;
        }
        int n = rows.peek()[0];
        assert n == 0;
        return n;
    }
}
