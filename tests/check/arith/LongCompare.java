// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class LongCompare {
    static int order(long a, long b) {
        return a < b ? -1 : a == b ? 0 : 1;
    }

    public static void main(String[] args) {
        long a = Verifier.nondetLong();
        long b = Verifier.nondetLong();
        assert order(a, b) == Long.compare(a, b);
        assert order(a, b) == -order(b, a);
    }
}
