// Both rows hold the same, and are one row or two.
// diff: versions.one_object_twice.Grid::blank
package versions.one_object_twice;

public class Grid {
    static int[][] blank(int columns) {
        int[] row = new int[columns];
        return new int[][] {row, row};
    }
}
