package versions.one_object_twice;

public class Grid {
    static int[][] blank(int columns) {
        int[] row = new int[columns];
        return new int[][] {row, new int[columns]};
    }
}
