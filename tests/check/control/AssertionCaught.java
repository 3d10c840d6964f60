// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class AssertionCaught {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        try {
            if (n > 0) {
                throw new ArithmeticException();
            }
        } catch (RuntimeException e) {
            assert n > 0;
            return;
        }
        assert n <= 0;
    }
}
