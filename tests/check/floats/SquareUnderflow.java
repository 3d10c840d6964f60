// verdict: VIOLATED
// witness: float 0x1p-100
import org.sosy_lab.sv_benchmarks.Verifier;

public class SquareUnderflow {
    public static void main(String[] args) {
        float x = Verifier.nondetFloat();
        if (x > 0 && x < 1) {
            assert x * x > 0;
        }
    }
}
