// verdict: VIOLATED
// witness: int 3; int 9; int 4
import org.sosy_lab.sv_benchmarks.Verifier;

/** What was assumed of one unknown is about another one, through a third that nobody reads any more. */
public class RelatedInputs {
    public static void main(String[] args) {
        int low = Verifier.nondetInt();
        int high = Verifier.nondetInt();
        int middle = Verifier.nondetInt();
        if (low < 0 || high > 9 || low >= high) {
            return;
        }
        if (middle <= low || middle >= high) {
            middle = 5;
        } else if (low < 3) {
            return;
        }
        low = 0;
        high = 0;
        if (middle > 0) {
            low = 1;
        }
        assert middle != 4 || low == 0;
    }
}
