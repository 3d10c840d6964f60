// verdict: VIOLATED
// witness: char 304
import org.sosy_lab.sv_benchmarks.Verifier;

public class UpperLower {
    public static void main(String[] args) {
        char c = Verifier.nondetChar();
        if (Character.isUpperCase(c)) {
            // Not every pair of letters goes there and back.
            assert Character.toUpperCase(Character.toLowerCase(c)) == c;
        }
    }
}
