// A comparator gets to see the rows.
// check: aliases.check_rows_searched_by_order.Rates::first()
package aliases.check_rows_searched_by_order;

import java.util.*;

public final class Rates {
    private static final int[][] ROWS = {{1, 10}, {2, 20}};

    private Rates() {}

    public static int find(int[] key, Comparator<int[]> order) {
        return Arrays.binarySearch(ROWS, key, order);
    }

    public static int first() {
        assert ROWS[0][0] == 1;
        return ROWS[0][0];
    }
}
