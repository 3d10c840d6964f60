package statics.check_row_kept_by_nested_object;

// A nested cursor keeps a row of the table in its own field and writes it.
// check: statics.check_row_kept_by_nested_object.Rows::first()
public final class Rows {
    private static final int[][] ROWS = {{1}, {2}};

    public static final class Cursor {
        private final int[] row;

        public Cursor(int at) {
            row = ROWS[at & 1];
        }

        public void set(int v) {
            row[0] = v;
        }
    }

    private Rows() {}

    public static int first() {
        assert ROWS[0][0] == 1;
        return 1;
    }
}
