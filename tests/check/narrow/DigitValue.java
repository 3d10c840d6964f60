// verdict: VIOLATED
// witness: char 1632
import org.sosy_lab.sv_benchmarks.Verifier;

public class DigitValue {
    public static void main(String[] args) {
        char c = Verifier.nondetChar();
        if (Character.isDigit(c)) {
            // There are digits beyond ASCII.
            assert c >= '0' && c <= '9';
        }
    }
}
