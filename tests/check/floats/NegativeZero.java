// verdict: VIOLATED
// witness: double -0.0; double 0.0
import org.sosy_lab.sv_benchmarks.Verifier;

public class NegativeZero {
    public static void main(String[] args) {
        double a = Verifier.nondetDouble();
        double b = Verifier.nondetDouble();
        if (a == b) {
            assert Double.compare(a, b) == 0;
        }
    }
}
