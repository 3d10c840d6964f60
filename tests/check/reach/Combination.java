// verdict: VIOLATED
// witness: int 7; int 3; int 9; int 1; int 4
import org.sosy_lab.sv_benchmarks.Verifier;

public class Combination {
    public static void main(String[] args) {
        int[] code = {7, 3, 9, 1, 4};
        int right = 0;
        for (int wanted : code) {
            if (Verifier.nondetInt() == wanted) {
                right++;
            } else {
                right = 0;
            }
        }
        assert right < 5;
    }
}
