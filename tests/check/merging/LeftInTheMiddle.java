// verdict: VIOLATED
// witness: int 1; int 1; int 1; int 1; int 2; int 0; int 0; int 0; int 0; int 0; int 0; int 0; int 0; int 0; int 0; int 0
// Two loops, one in the other, that are left by `return`, `break`, `continue` and a label: how far they came is seen behind them.
import org.sosy_lab.sv_benchmarks.Verifier;

public class LeftInTheMiddle {
    static int rounds;

    static int walk(int[] steps) {
        int sum = 0;
        int odd = 0;
        outer:
        for (int i = 0; i < 4; i++) {
            rounds = i;
            for (int j = 0; j < 4; j++) {
                int step = steps[4 * i + j];
                if (step == 9) {
                    return -1;
                }
                if (step == 7) {
                    break outer;
                }
                if (step == 5) {
                    continue outer;
                }
                if (step == 3) {
                    break;
                }
                if (step == 1) {
                    odd++;
                } else {
                    sum += step == 2 ? 10 : 1;
                }
            }
            sum += 100;
        }
        return sum + 1000 * odd;
    }

    public static void main(String[] args) {
        int[] steps = new int[16];
        for (int i = 0; i < steps.length; i++) {
            steps[i] = Verifier.nondetInt();
        }
        assert walk(steps) != 4421;
    }
}
