// verdict: VIOLATED
// witness: int 2
import org.sosy_lab.sv_benchmarks.Verifier;

public class FallThrough {
    static int cost(int level) {
        int cost = 0;
        switch (level) {
            case 3:
                cost += 4;
                break;
            case 2:
                cost += 2;
                // A break is missing.
            case 1:
                cost += 1;
                break;
            default:
                cost = 9;
        }
        return cost;
    }

    public static void main(String[] args) {
        int level = Verifier.nondetInt();
        assert level < 1 || level > 3 || cost(level) == 1 << level - 1;
    }
}
