// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class SizeFromInput {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 0 || n > 6) {
            return;
        }
        int[] a = new int[n];
        for (int i = 0; i < a.length; i++) {
            a[i] = n - i;
        }
        assert a.length == n;
        for (int v : a) {
            assert v > 0;
        }
    }
}
