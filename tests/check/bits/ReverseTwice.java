// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class ReverseTwice {
    static int reverse(int v) {
        v = v >>> 1 & 0x55555555 | (v & 0x55555555) << 1;
        v = v >>> 2 & 0x33333333 | (v & 0x33333333) << 2;
        v = v >>> 4 & 0x0f0f0f0f | (v & 0x0f0f0f0f) << 4;
        v = v >>> 8 & 0x00ff00ff | (v & 0x00ff00ff) << 8;
        return v >>> 16 | v << 16;
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        assert reverse(reverse(n)) == n;
        assert reverse(n) == Integer.reverse(n);
        assert n >= 0 || (reverse(n) & 1) == 1;
    }
}
