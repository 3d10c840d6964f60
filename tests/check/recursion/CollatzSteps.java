// verdict: VIOLATED
// witness: int 27
// needs: 10
import org.sosy_lab.sv_benchmarks.Verifier;

public class CollatzSteps {
    static int steps(int n) {
        if (n == 1) {
            return 0;
        }
        return 1 + steps(n % 2 == 0 ? n / 2 : 3 * n + 1);
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 1 && n <= 30);
        assert steps(n) < 100;
    }
}
