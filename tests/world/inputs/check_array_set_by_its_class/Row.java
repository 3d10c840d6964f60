package inputs.check_array_set_by_its_class;

import java.lang.reflect.Array;

// A row may be one of texts, which refuses a number.
// check: inputs.check_array_set_by_its_class.Row::count(java.lang.Object[])
public final class Row {
    static int count(Object[] row) {
        if (row == null || row.length != 1) {
            return 0;
        }
        try {
            Array.set(row, 0, 5);
        } catch (IllegalArgumentException refused) {
            assert false : refused;
        }
        return row.length;
    }
}
