// verdict: VIOLATED
// witness: int 211; int 307
// needs: 20
import org.sosy_lab.sv_benchmarks.Verifier;

public class ProductFactors {
    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        if (a > 1 && a < 1000 && b > 1 && b < 1000) {
            assert a * b != 64777;
        }
    }
}
