// verdict: VIOLATED
// property: exceptions
// witness: int 1; int 2
import org.sosy_lab.sv_benchmarks.Verifier;

public class JaggedRows {
    public static void main(String[] args) {
        int[][] triangle = new int[4][];
        for (int i = 0; i < 4; i++) {
            triangle[i] = new int[i + 1];
        }
        int row = Verifier.nondetInt() & 3;
        int column = Verifier.nondetInt() & 3;
        if (row + column < 4) {
            triangle[row][column]++;
        }
    }
}
