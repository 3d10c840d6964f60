// verdict: VIOLATED
// witness: double NaN
import org.sosy_lab.sv_benchmarks.Verifier;

public class NanCompare {
    public static void main(String[] args) {
        double d = Verifier.nondetDouble();
        boolean small = d < 10.0;
        boolean large = d >= 10.0;
        assert small || large;
    }
}
