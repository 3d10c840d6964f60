// verdict: HOLDS
// needs: 20
import org.sosy_lab.sv_benchmarks.Verifier;

public class NinetyOne {
    static int f(int n) {
        return n > 100 ? n - 10 : f(f(n + 11));
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 85) {
            return;
        }
        assert n > 101 ? f(n) == n - 10 : f(n) == 91;
    }
}
