// verdict: VIOLATED
// witness: int 3
// end: ArithmeticException
import org.sosy_lab.sv_benchmarks.Verifier;

// The message of the assertion throws, so its error is never made: it failed all the same.
public class MessageThrows {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        assert x != 3 : 1 / (x - 3);
    }
}
