// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class MathHelpers {
    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        assert Math.max(a, b) + (long) Math.min(a, b) == (long) a + b;
        assert Math.abs((long) a) >= 0;
        assert Integer.signum(a) * (long) Math.abs((long) a) == a;
        assert Integer.compare(a, b) == -Integer.compare(b, a);
        assert Math.floorDiv(a, 4) == a >> 2;
    }
}
