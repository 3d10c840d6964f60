// verdict: VIOLATED
// witness: int -559038737
import org.sosy_lab.sv_benchmarks.Verifier;

public class HexText {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        assert !Integer.toHexString(n).equals("deadbeef");
    }
}
