// verdict: VIOLATED
// witness: int 2
import org.sosy_lab.sv_benchmarks.Verifier;

public class BinomialOverflow {
    static int choose(int n, int k) {
        return k == 0 || k == n ? 1 : choose(n - 1, k - 1) + choose(n - 1, k);
    }

    public static void main(String[] args) {
        int k = Verifier.nondetInt();
        if (k < 0 || k > 5) {
            return;
        }
        assert choose(5, k) < 10;
    }
}
