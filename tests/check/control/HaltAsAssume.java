// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

class HaltAsAssume {
    static void require(boolean condition) {
        if (!condition) {
            Runtime.getRuntime().halt(1);
        }
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        require(n > 10);
        require(n % 2 == 0);
        assert n >= 12;
    }
}
