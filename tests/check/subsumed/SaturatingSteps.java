// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

/** Forty steps with three ways each come to a hundred states, not to 3^40 paths. */
public class SaturatingSteps {
    public static void main(String[] args) {
        int level = 50;
        for (int i = 0; i < 40; i++) {
            int command = Verifier.nondetInt();
            if (command == 0) {
                level = level >= 97 ? 100 : level + 3;
            } else if (command == 1) {
                level = level <= 2 ? 0 : level - 2;
            } else {
                level = level > 50 ? level - 1 : level + 1;
            }
        }
        assert level >= 0 && level <= 100;
    }
}
