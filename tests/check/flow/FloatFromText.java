// verdict: VIOLATED
// witness: float 0x1p-30
import org.sosy_lab.sv_benchmarks.Verifier;

public class FloatFromText {
    public static void main(String[] args) {
        float data = Verifier.nondetFloat();
        if (data == 0 || Float.isNaN(data)) {
            return;
        }
        int result = (int) (100.0 / data);
        // Saturates for a tiny divisor.
        assert result < 1_000_000;
    }
}
