// verdict: VIOLATED
// witness: int 2000000000; int 2000000000
import org.sosy_lab.sv_benchmarks.Verifier;

public class MidpointOverflow {
    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        Verifier.assume(a >= 0 && b >= a);
        int middle = (a + b) / 2;
        assert a <= middle && middle <= b;
    }
}
