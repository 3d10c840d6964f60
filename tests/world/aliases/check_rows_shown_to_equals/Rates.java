// Elements of another array get to see the rows.
// check: aliases.check_rows_shown_to_equals.Rates::first()
package aliases.check_rows_shown_to_equals;

import java.util.*;

public final class Rates {
    private static final int[][] ROWS = {{1, 10}};

    private Rates() {}

    public static boolean same(Object... others) {
        return Arrays.equals(others, ROWS);
    }

    public static int first() {
        assert ROWS[0][0] == 1;
        return ROWS[0][0];
    }
}
