package statics.check_private_helper_writes_row;

// A private helper gets the row and writes it.
// check: statics.check_private_helper_writes_row.Rows::first()
public final class Rows {
    private static final int[][] ROWS = {{5, 1}, {2}};

    private Rows() {}

    private static void bump(int[] r) {
        r[0]++;
    }

    public static void visit(int at) {
        bump(ROWS[at & 1]);
    }

    public static int first() {
        assert ROWS[0][0] == 5;
        return 1;
    }
}
