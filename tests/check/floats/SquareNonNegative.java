// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class SquareNonNegative {
    public static void main(String[] args) {
        float x = Verifier.nondetFloat();
        float square = x * x;
        assert !(square < 0);
    }
}
