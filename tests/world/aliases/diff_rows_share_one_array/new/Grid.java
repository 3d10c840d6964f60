package aliases.diff_rows_share_one_array;

// Both grids look the same when they are made; in the new one the rows are one array.
// diff: aliases.diff_rows_share_one_array.Grid::make => DIFFERENT
public class Grid {
    public static int[][] make() {
        int[] row = new int[2];
        return new int[][] {row, row};
    }
}
