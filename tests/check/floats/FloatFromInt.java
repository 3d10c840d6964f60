// verdict: VIOLATED
// witness: int 16777217
import org.sosy_lab.sv_benchmarks.Verifier;

public class FloatFromInt {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n > 0 && n < 100_000_000) {
            float f = n;
            assert (int) f == n;
        }
    }
}
