package statics.kept_rows_only_read;

// The rows of the private table are only read.
// check: statics.kept_rows_only_read.Grid::corner(int) => HOLDS
public final class Grid {
    private static final int[][] CELLS = {{1, 2}, {3, 4}};

    private Grid() {}

    public static int row(int at) {
        int[] r = CELLS[at & 1];
        return r[0] + r[1];
    }

    public static int corner(int at) {
        int c = CELLS[at & 1][0];
        assert c > 0;
        return c;
    }
}
