// verdict: VIOLATED
// witness: long -9223372036854775808; long 1
import org.sosy_lab.sv_benchmarks.Verifier;

public class LongCompareByDifference {
    public static void main(String[] args) {
        long a = Verifier.nondetLong();
        long b = Verifier.nondetLong();
        long difference = a - b;
        assert (difference < 0) == (a < b);
    }
}
