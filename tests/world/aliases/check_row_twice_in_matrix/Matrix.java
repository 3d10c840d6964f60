package aliases.check_row_twice_in_matrix;

// Two rows of a matrix may be the same array.
// check: aliases.check_row_twice_in_matrix.Matrix::mark(int[][])
public class Matrix {
    public static int mark(int[][] rows) {
        if (rows == null || rows.length != 2 || rows[0] == null || rows[1] == null
                || rows[0].length != 1 || rows[1].length != 1) {
            return 0;
        }
        rows[0][0] = 1;
        rows[1][0] = 2;
        assert rows[0][0] == 1;
        return rows[0][0];
    }
}
