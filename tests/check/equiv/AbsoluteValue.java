// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class AbsoluteValue {
    static int branching(int n) {
        if (n < 0) {
            return -n;
        }
        return n;
    }

    static int branchless(int n) {
        int mask = n >> 31;
        return (n + mask) ^ mask;
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        assert branching(n) == branchless(n);
    }
}
