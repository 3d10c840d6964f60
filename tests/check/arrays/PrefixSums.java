// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class PrefixSums {
    public static void main(String[] args) {
        int[] a = new int[4];
        int[] sums = new int[5];
        for (int i = 0; i < 4; i++) {
            a[i] = Verifier.nondetInt();
            sums[i + 1] = sums[i] + a[i];
        }
        int from = Verifier.nondetInt() & 3;
        int to = Verifier.nondetInt() & 3;
        if (from > to) {
            return;
        }
        int direct = 0;
        for (int i = from; i < to; i++) {
            direct += a[i];
        }
        assert sums[to] - sums[from] == direct;
    }
}
