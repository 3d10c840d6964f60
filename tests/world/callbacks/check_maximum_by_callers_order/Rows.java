package callbacks.check_maximum_by_callers_order;

// The caller's comparator sees the rows of the table.
// check: callbacks.check_maximum_by_callers_order.Rows::first()
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

public final class Rows {
    private static final List<int[]> ROWS = List.of(new int[] {1}, new int[] {2});

    private Rows() {}

    public static int best(Comparator<int[]> order) {
        return Collections.max(ROWS, order)[0];
    }

    public static int first() {
        assert ROWS.get(0)[0] == 1;
        return 1;
    }
}
