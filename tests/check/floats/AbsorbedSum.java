// verdict: VIOLATED
// witness: double 0x1p60; double 1.0
import org.sosy_lab.sv_benchmarks.Verifier;

public class AbsorbedSum {
    public static void main(String[] args) {
        double total = Verifier.nondetDouble();
        double step = Verifier.nondetDouble();
        Verifier.assume(total > 0 && total < 1e20 && step > 0);
        assert total + step > total;
    }
}
