// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class PowerOfTwo {
    static boolean single(int n) {
        return n != 0 && (n & (n - 1)) == 0;
    }

    public static void main(String[] args) {
        int shift = Verifier.nondetInt();
        int other = Verifier.nondetInt();
        Verifier.assume(shift >= 0 && shift < 32);
        assert single(1 << shift);
        if (single(other)) {
            assert Integer.bitCount(other) == 1;
        }
    }
}
