public class Matrix {
    public static int trace(int[][] cells) {
        int sum = 0;
        for (int i = 0; i < cells.length; i++) {
            sum += cells[i][i];
        }
        return sum;
    }
}
