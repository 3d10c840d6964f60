package aliases.diff_rows_share_one_array;

// Both grids look the same when they are made; in the new one the rows are one array.
// diff: aliases.diff_rows_share_one_array.Grid::make
public class Grid {
    public static int[][] make() {
        return new int[][] {new int[2], new int[2]};
    }
}
