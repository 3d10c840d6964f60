// verdict: VIOLATED
// witness: boolean false
import org.sosy_lab.sv_benchmarks.Verifier;

public class InfiniteLoop {
    public static void main(String[] args) {
        boolean healthy = Verifier.nondetBoolean();
        int rounds = 0;
        while (true) {
            rounds++;
            assert healthy || rounds < 50;
        }
    }
}
