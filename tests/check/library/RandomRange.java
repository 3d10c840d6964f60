// verdict: HOLDS
import java.util.Random;
import org.sosy_lab.sv_benchmarks.Verifier;

public class RandomRange {
    public static void main(String[] args) {
        // A seed makes the numbers the same in every run.
        Random random = new Random(42);
        int first = random.nextInt(10);
        int n = Verifier.nondetInt();
        assert first == 0;
        assert (n ^ first) == n;
    }
}
