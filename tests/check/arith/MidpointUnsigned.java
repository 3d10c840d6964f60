// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class MidpointUnsigned {
    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        Verifier.assume(a >= 0 && b >= a);
        int middle = (a + b) >>> 1;
        assert a <= middle && middle <= b;
    }
}
