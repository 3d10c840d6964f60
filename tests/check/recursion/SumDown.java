// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class SumDown {
    static int sum(int n) {
        return n <= 0 ? 0 : n + sum(n - 1);
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n <= 12);
        assert sum(n) == n * (n + 1) / 2;
    }
}
