// verdict: VIOLATED
// witness: int 13
import org.sosy_lab.sv_benchmarks.Verifier;

public class BinaryText {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n < 32);
        assert !Integer.toBinaryString(n).equals("1101");
    }
}
