// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class AssertWithEffects {
    static int evaluated;

    static boolean record(boolean condition) {
        evaluated++;
        return condition;
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        // Assertions are on while a program is checked.
        assert record(true);
        assert n != n + 1 : "message " + record(false);
        assert evaluated == 1;
    }
}
