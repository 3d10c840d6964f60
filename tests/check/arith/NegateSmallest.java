// verdict: VIOLATED
// witness: int -2147483648
import org.sosy_lab.sv_benchmarks.Verifier;

public class NegateSmallest {
    static int magnitude(int n) {
        return n < 0 ? -n : n;
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        assert magnitude(n) >= 0;
    }
}
