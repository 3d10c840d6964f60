// verdict: VIOLATED
// witness: int 150
import org.sosy_lab.sv_benchmarks.Verifier;

public class DeepRecursion {
    static int down(int n) {
        return n == 0 ? 0 : 1 + down(n - 1);
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 150 || n > 150) {
            return;
        }
        assert down(n) != 150;
    }
}
