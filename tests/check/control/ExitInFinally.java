// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class ExitInFinally {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        try {
            if (n == 3) {
                throw new IllegalStateException();
            }
            n = 3;
        } finally {
            if (n != 3) {
                assert false;
            }
        }
        System.exit(0);
        assert false;
    }
}
