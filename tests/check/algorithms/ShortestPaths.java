// verdict: HOLDS
// needs: 20
import org.sosy_lab.sv_benchmarks.Verifier;

public class ShortestPaths {
    static final int FAR = 1000;

    static int[] distances(int[][] w) {
        int n = w.length;
        int[] d = new int[n];
        for (int i = 1; i < n; i++) {
            d[i] = FAR;
        }
        for (int round = 1; round < n; round++) {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    d[j] = Math.min(d[j], d[i] + w[i][j]);
                }
            }
        }
        return d;
    }

    public static void main(String[] args) {
        int[][] w = new int[3][3];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                w[i][j] = i == j ? 0 : Verifier.nondetInt();
                Verifier.assume(w[i][j] >= 0 && w[i][j] <= 100);
            }
        }
        int[] d = distances(w);
        assert d[0] == 0;
        assert d[1] <= w[0][1] && d[2] <= w[0][2];
        assert d[2] <= d[1] + w[1][2];
    }
}
