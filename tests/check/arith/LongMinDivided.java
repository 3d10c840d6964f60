// verdict: VIOLATED
// witness: long -9223372036854775808; long -1
import org.sosy_lab.sv_benchmarks.Verifier;

public class LongMinDivided {
    public static void main(String[] args) {
        long a = Verifier.nondetLong();
        long b = Verifier.nondetLong();
        if (b == 0 || a >= 0 || b >= 0) {
            return;
        }
        // Two negative numbers; the quotient is not always positive or zero.
        assert a / b >= 0;
    }
}
