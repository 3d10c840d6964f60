// verdict: VIOLATED
// witness: int -5
import org.sosy_lab.sv_benchmarks.Verifier;

public class HighestBit {
    static int log2(int n) {
        int result = 0;
        while (n > 1) {
            n >>= 1;
            result++;
        }
        return result;
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n != 0) {
            // Right for positive numbers only.
            assert log2(n) == 31 - Integer.numberOfLeadingZeros(n);
        }
    }
}
