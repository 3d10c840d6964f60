// verdict: VIOLATED
// witness: int 0
import org.sosy_lab.sv_benchmarks.Verifier;

public class PowerOfTwoZero {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if ((n & (n - 1)) == 0) {
            assert n != 0;
        }
    }
}
