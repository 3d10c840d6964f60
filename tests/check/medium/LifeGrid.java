// verdict: HOLDS
// needs: 20
import org.sosy_lab.sv_benchmarks.Verifier;

public class LifeGrid {
    static boolean[][] next(boolean[][] grid) {
        int n = grid.length;
        boolean[][] result = new boolean[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                int around = 0;
                for (int di = -1; di <= 1; di++) {
                    for (int dj = -1; dj <= 1; dj++) {
                        int x = i + di;
                        int y = j + dj;
                        if ((di != 0 || dj != 0) && x >= 0 && x < n && y >= 0 && y < n && grid[x][y]) {
                            around++;
                        }
                    }
                }
                result[i][j] = around == 3 || around == 2 && grid[i][j];
            }
        }
        return result;
    }

    public static void main(String[] args) {
        boolean[][] grid = new boolean[2][2];
        int alive = 0;
        for (boolean[] row : grid) {
            for (int j = 0; j < row.length; j++) {
                row[j] = Verifier.nondetBoolean();
                alive += row[j] ? 1 : 0;
            }
        }
        boolean[][] after = next(grid);
        int left = 0;
        for (boolean[] row : after) {
            for (boolean cell : row) {
                left += cell ? 1 : 0;
            }
        }
        assert alive < 3 ? left == 0 : left == 4;
    }
}
