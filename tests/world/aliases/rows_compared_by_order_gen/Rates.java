// A comparator gets to see the rows.
// generate: aliases.rows_compared_by_order_gen.Rates
package aliases.rows_compared_by_order_gen;

import java.util.*;

public final class Rates {
    private static final int[][] ROWS = {{1, 10}, {2, 20}};

    private Rates() {}

    public static boolean same(int[][] others, Comparator<int[]> order) {
        return Arrays.equals(ROWS, others, order);
    }

    public static int first() {
        if (ROWS[0][0] != 1) { // tempts
            return -1;
        }
        return 1;
    }
}
