// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class DoubleFromInt {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        double d = n;
        assert (int) d == n;
        assert (d < 0) == (n < 0);
    }
}
