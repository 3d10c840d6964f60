// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

// What throws is the condition of an assertion, or the message of an error that is no assertion's.
public class ThrowsBesideAssert {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        try {
            assert 10 / x < 11 : "large";
        } catch (ArithmeticException e) {
            assert x == 0 : "not zero";
        }
        try {
            if (x == 0) {
                throw new AssertionError(1 / x);
            }
        } catch (ArithmeticException e) {
            assert x == 0;
        }
    }
}
