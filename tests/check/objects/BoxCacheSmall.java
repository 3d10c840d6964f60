// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class BoxCacheSmall {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Integer a = n;
        Integer b = n;
        assert a.equals(b);
        if (n >= -128 && n <= 127) {
            assert a == b;
        }
    }
}
