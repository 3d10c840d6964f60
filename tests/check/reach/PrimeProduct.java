// verdict: HOLDS
// needs: 20
import org.sosy_lab.sv_benchmarks.Verifier;

public class PrimeProduct {
    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        if (a > 1 && a < 200 && b > 1 && b < 200) {
            // A prime number.
            assert a * b != 7919;
        }
    }
}
