// verdict: VIOLATED
// witness: int 3; int 3; int 3
import org.sosy_lab.sv_benchmarks.Verifier;

public class Histogram {
    public static void main(String[] args) {
        int[] counts = new int[10];
        for (int i = 0; i < 3; i++) {
            int n = Verifier.nondetInt();
            Verifier.assume(n >= 0 && n < 10);
            counts[n]++;
        }
        int twice = 0;
        for (int c : counts) {
            assert c < 3;
            twice += c >= 2 ? 1 : 0;
        }
        assert twice <= 1;
    }
}
