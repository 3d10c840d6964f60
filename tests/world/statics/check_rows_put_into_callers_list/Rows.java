package statics.check_rows_put_into_callers_list;

// The rows are added to the caller's list one by one.
// check: statics.check_rows_put_into_callers_list.Rows::first()
import java.util.List;

public final class Rows {
    private static final int[][] ROWS = {{1}, {2}};

    private Rows() {}

    public static void addTo(List<int[]> out) {
        for (int i = 0; i < ROWS.length; i++) {
            out.add(ROWS[i]);
        }
    }

    public static int first() {
        assert ROWS[0][0] == 1;
        return 1;
    }
}
