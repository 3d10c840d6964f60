// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class MatrixTranspose {
    static int[][] transpose(int[][] m) {
        int[][] t = new int[m[0].length][m.length];
        for (int i = 0; i < m.length; i++) {
            for (int j = 0; j < m[i].length; j++) {
                t[j][i] = m[i][j];
            }
        }
        return t;
    }

    public static void main(String[] args) {
        int[][] m = new int[2][3];
        for (int[] row : m) {
            for (int j = 0; j < row.length; j++) {
                row[j] = Verifier.nondetInt();
            }
        }
        int[][] back = transpose(transpose(m));
        int i = Verifier.nondetInt() & 1;
        int j = Verifier.nondetInt();
        if (j >= 0 && j < 3) {
            assert back[i][j] == m[i][j];
        }
    }
}
