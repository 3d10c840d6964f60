// verdict: VIOLATED
// witness: int 5; boolean false
import org.sosy_lab.sv_benchmarks.Verifier;

public class NegatedCondition {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        boolean admin = Verifier.nondetBoolean();
        // Not the negation of (n > 3 && !admin).
        boolean refused = n > 3 && !admin;
        boolean granted = n <= 3 && admin || admin;
        assert refused || granted || n <= 3;
        assert !refused || n > 5;
    }
}
