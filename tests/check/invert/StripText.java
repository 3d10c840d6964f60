// verdict: VIOLATED
// witness: string " [x] "
import org.sosy_lab.sv_benchmarks.Verifier;

public class StripText {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        if (s.length() > 4) {
            assert !s.strip().equals("[x]");
        }
    }
}
