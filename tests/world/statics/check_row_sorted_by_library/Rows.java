package statics.check_row_sorted_by_library;

// A row of the table is sorted by the library.
// check: statics.check_row_sorted_by_library.Rows::first()
import java.util.Arrays;

public final class Rows {
    private static final int[][] ROWS = {{5, 1}, {2}};

    private Rows() {}

    public static int median(int at) {
        Arrays.sort(ROWS[at & 1]);
        return ROWS[at & 1][0];
    }

    public static int first() {
        assert ROWS[0][0] == 5;
        return 1;
    }
}
