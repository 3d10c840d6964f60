// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class Parity {
    static boolean odd(int n) {
        n ^= n >>> 16;
        n ^= n >>> 8;
        n ^= n >>> 4;
        n ^= n >>> 2;
        n ^= n >>> 1;
        return (n & 1) == 1;
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        assert odd(n) == (Integer.bitCount(n) % 2 == 1);
    }
}
