// verdict: VIOLATED
// witness: int 1; int 1; int 1; int 0; int 1; int 0; int 0; int 0; int 0; int 0; int 0; int 0
import org.sosy_lab.sv_benchmarks.Verifier;

/** The state that matters is come to in one way only, among many that come to the others. */
public class RareState {
    public static void main(String[] args) {
        int state = 0;
        boolean open = false;
        for (int i = 0; i < 12; i++) {
            int key = Verifier.nondetInt();
            if (key == 1) {
                state = state == 0 ? 1 : state == 1 ? 2 : state == 2 ? 3 : state == 4 ? 5 : 0;
            } else if (key == 0) {
                state = state == 3 ? 4 : 0;
            } else {
                state = 0;
            }
            open |= state == 5;
        }
        assert !open;
    }
}
