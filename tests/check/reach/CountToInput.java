// verdict: VIOLATED
// witness: int 60
import org.sosy_lab.sv_benchmarks.Verifier;

public class CountToInput {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n > 0);
        int sum = 0;
        for (int i = 1; i <= n; i++) {
            sum += i;
            assert sum != 1830;
        }
    }
}
