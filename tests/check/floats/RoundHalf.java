// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class RoundHalf {
    public static void main(String[] args) {
        float f = Verifier.nondetFloat();
        if (f > 0.5f && f < 1.5f) {
            assert Math.round(f) == 1;
        }
        if (Float.isNaN(f)) {
            assert Math.round(f) == 0;
        }
    }
}
