// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class TruncateToInt {
    public static void main(String[] args) {
        float f = Verifier.nondetFloat();
        int i = (int) f;
        if (f != f) {
            assert i == 0;
        } else if (f >= 0x1p31f) {
            assert i == Integer.MAX_VALUE;
        } else if (f <= -0x1p31f) {
            assert i == Integer.MIN_VALUE;
        } else if (f < 1.0f && f > -1.0f) {
            assert i == 0;
        }
    }
}
