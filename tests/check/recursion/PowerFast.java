// verdict: VIOLATED
// witness: int 2; int 31
import org.sosy_lab.sv_benchmarks.Verifier;

public class PowerFast {
    static int power(int base, int exponent) {
        if (exponent == 0) {
            return 1;
        }
        int half = power(base, exponent / 2);
        return exponent % 2 == 0 ? half * half : half * half * base;
    }

    public static void main(String[] args) {
        int base = Verifier.nondetInt();
        int exponent = Verifier.nondetInt();
        Verifier.assume(base >= 2 && base <= 3 && exponent >= 0 && exponent < 40);
        assert power(base, exponent) > 0;
    }
}
