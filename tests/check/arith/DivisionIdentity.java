// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class DivisionIdentity {
    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetByte();
        if (b == 0) {
            return;
        }
        int q = a / b;
        int r = a % b;
        assert q * b + r == a;
        assert r == 0 || (r < 0) == (a < 0);
        assert Math.abs(r) < Math.abs(b);
    }
}
