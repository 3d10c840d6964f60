// verdict: VIOLATED
// witness: int 1; int 1
import org.sosy_lab.sv_benchmarks.Verifier;

public class SwapWithXorAliased {
    static void swap(int[] cells, int i, int j) {
        cells[i] ^= cells[j];
        cells[j] ^= cells[i];
        cells[i] ^= cells[j];
    }

    public static void main(String[] args) {
        int[] cells = {10, 20, 30};
        int i = Verifier.nondetInt();
        int j = Verifier.nondetInt();
        if (i < 0 || i > 2 || j < 0 || j > 2) {
            return;
        }
        swap(cells, i, j);
        assert cells[0] + cells[1] + cells[2] == 60;
    }
}
