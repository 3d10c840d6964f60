// verdict: VIOLATED
// witness: int 1; int 32
import org.sosy_lab.sv_benchmarks.Verifier;

public class ShiftTooFar {
    public static void main(String[] args) {
        int value = Verifier.nondetInt();
        int count = Verifier.nondetInt();
        if (count >= 32 && count < 64) {
            // Other languages shift everything out; Java masks the count.
            assert value << count == 0;
        }
    }
}
