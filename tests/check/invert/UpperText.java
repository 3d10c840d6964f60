// verdict: VIOLATED
// witness: string "q7-w"
import org.sosy_lab.sv_benchmarks.Verifier;

public class UpperText {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        assert !s.toUpperCase().equals("Q7-W");
    }
}
