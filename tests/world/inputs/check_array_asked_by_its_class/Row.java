package inputs.check_array_asked_by_its_class;

// Whether a row holds texts only is asked of a class object.
// check: inputs.check_array_asked_by_its_class.Row::length(java.lang.Object[])
public final class Row {
    static int length(Object[] row) {
        if (row == null) {
            return 0;
        }
        assert !String[].class.isInstance(row);
        return row.length;
    }
}
