// verdict: VIOLATED
// witness: int 14
import org.sosy_lab.sv_benchmarks.Verifier;

public class UnboundedDepth {
    static int digits(int n) {
        return n < 10 ? 1 : 1 + digits(n / 10);
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n > 0) {
            assert digits(n) != 2 || n % 7 != 0;
        }
    }
}
