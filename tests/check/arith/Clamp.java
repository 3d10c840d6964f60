// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class Clamp {
    static int clamp(int value, int low, int high) {
        return value < low ? low : Math.min(value, high);
    }

    public static void main(String[] args) {
        int low = Verifier.nondetInt();
        int high = Verifier.nondetInt();
        int value = Verifier.nondetInt();
        if (low > high) {
            return;
        }
        int result = clamp(value, low, high);
        assert result >= low && result <= high;
        assert value < low || value > high || result == value;
    }
}
