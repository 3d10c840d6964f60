// verdict: VIOLATED
// witness: int 0; int 7
import org.sosy_lab.sv_benchmarks.Verifier;

/** The same values, but what was assumed of an unknown one that is read later differs. */
public class KeptAssumption {
    public static void main(String[] args) {
        int way = Verifier.nondetInt();
        int value = Verifier.nondetInt();
        if (way == 0) {
            if (value < 5) {
                return;
            }
        } else if (value >= 5) {
            return;
        }
        way = 0;
        if (value % 2 == 0) {
            value++;
        }
        assert value != 7;
    }
}
