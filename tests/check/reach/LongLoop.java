// verdict: HOLDS
// needs: 10
import org.sosy_lab.sv_benchmarks.Verifier;

public class LongLoop {
    public static void main(String[] args) {
        int start = Verifier.nondetInt();
        int value = start;
        // Without a decision on the input: one path however long.
        for (int i = 0; i < 20_000; i++) {
            value ^= i;
            value += 3;
            value -= 3;
        }
        for (int i = 0; i < 20_000; i++) {
            value ^= i;
        }
        assert value == start;
    }
}
