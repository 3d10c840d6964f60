// verdict: VIOLATED
// witness: int -73021
import org.sosy_lab.sv_benchmarks.Verifier;

public class IntToText {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        assert !Integer.toString(n).equals("-73021");
    }
}
