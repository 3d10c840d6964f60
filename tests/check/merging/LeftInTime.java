// verdict: HOLDS
// What is counted on ways that leave a loop early, each by its own way.
import org.sosy_lab.sv_benchmarks.Verifier;

public class LeftInTime {
    private int taken;
    private int left;

    int take(int[] offers, int most) {
        int sum = 0;
        for (int offer : offers) {
            if (offer < 0) {
                left++;
                return -1;
            }
            if (offer == 0) {
                left += 2;
                break;
            }
            if (offer > 10) {
                continue;
            }
            sum += offer;
            taken++;
            if (sum > most) {
                left += 4;
                throw new IllegalStateException();
            }
        }
        return sum;
    }

    public static void main(String[] args) {
        int[] offers = new int[8];
        for (int i = 0; i < offers.length; i++) {
            offers[i] = Verifier.nondetInt();
        }
        LeftInTime some = new LeftInTime();
        int sum = 0;
        try {
            sum = some.take(offers, 30);
            assert some.left < 4;
            assert sum == -1 || sum <= 30 && sum >= some.taken && sum <= 10 * some.taken;
            assert (sum == -1) == (some.left == 1);
        } catch (IllegalStateException e) {
            assert some.left == 4 && some.taken >= 4;
        }
    }
}
