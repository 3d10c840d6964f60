// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class SqrtSquares {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 0 || n > 9) {
            return;
        }
        double root = Math.sqrt(n * n);
        assert root == n;
        assert Math.ceil(root / 2) == (n + 1) / 2;
    }
}
