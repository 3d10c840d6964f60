// verdict: VIOLATED
// witness: int 5000
import org.sosy_lab.sv_benchmarks.Verifier;

public class BoxCacheLarge {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Integer a = n;
        Integer b = n;
        // Identity of boxes: only small numbers are shared.
        assert a == b || n < 0;
    }
}
