// verdict: VIOLATED
// witness: int 50; int 50; int 50; int 50; int 50; int 50; int 50; int 50; int 50; int 50; int 0; int 0
import org.sosy_lab.sv_benchmarks.Verifier;

public class SaturationsReached {
    static int clamp(int value, int low, int high) {
        if (value < low) {
            return low;
        }
        if (value > high) {
            return high;
        }
        return value;
    }

    static int step(int level, int change) {
        return clamp(level + clamp(change, -50, 50), 0, 1000);
    }

    public static void main(String[] args) {
        int level = 500;
        for (int i = 0; i < 12; i++) {
            level = step(level, Verifier.nondetInt());
        }
        assert level != 1000;
    }
}
