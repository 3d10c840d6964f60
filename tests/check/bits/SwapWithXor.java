// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class SwapWithXor {
    public static void main(String[] args) {
        long a = Verifier.nondetLong();
        long b = Verifier.nondetLong();
        long x = a;
        long y = b;
        x ^= y;
        y ^= x;
        x ^= y;
        assert x == b && y == a;
    }
}
