package statics.check_row_is_in_two_fields;

// The row in the private table is the one in the visible field.
// check: statics.check_row_is_in_two_fields.Rows::first()
import java.util.ArrayList;
import java.util.List;

public final class Rows {
    private static final List<int[]> ROWS = new ArrayList<>();
    public static final int[] FIRST;
    static {
        int[] row = {1, 2};
        ROWS.add(row);
        FIRST = row;
    }

    public static int first() {
        int first = ROWS.get(0)[0];
        assert first == 1;
        return first;
    }
}
