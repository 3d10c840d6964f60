// verdict: VIOLATED
// witness: int 1; int 0; int 0
import org.sosy_lab.sv_benchmarks.Verifier;

public class PropertyIsSet {
    public static void main(String[] args) {
        System.setProperty("mode.of.work", "plain");
        for (int i = 0; i < 3; i++) {
            if (Verifier.nondetInt() == 1 && i == 0) {
                System.setProperty("mode.of.work", "other");
            }
        }
        assert System.getProperty("mode.of.work").equals("plain");
    }
}
