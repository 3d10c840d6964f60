// verdict: VIOLATED
// witness: int 0
import org.sosy_lab.sv_benchmarks.Verifier;

public class FinallyReturns {
    @SuppressWarnings("finally")
    static int half(int n) {
        try {
            if (n % 2 != 0) {
                return -1;
            }
            return 100 / n;
        } finally {
            if (n == 0) {
                // Swallows the exception.
                return 0;
            }
        }
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n <= 100);
        assert half(n) != 0;
    }
}
