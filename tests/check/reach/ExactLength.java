// verdict: VIOLATED
// witness: string "0123456789012345678901234567890123456789"
import org.sosy_lab.sv_benchmarks.Verifier;

public class ExactLength {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        assert s.length() != 40;
    }
}
