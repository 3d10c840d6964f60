package statics.check_row_copied_by_arraycopy;

// System.arraycopy copies the references of the rows.
// check: statics.check_row_copied_by_arraycopy.Rows::first()
public final class Rows {
    private static final int[][] ROWS = {{1}, {2}};

    private Rows() {}

    public static int[][] copy() {
        int[][] c = new int[ROWS.length][];
        System.arraycopy(ROWS, 0, c, 0, c.length);
        return c;
    }

    public static int first() {
        assert ROWS[0][0] == 1;
        return 1;
    }
}
