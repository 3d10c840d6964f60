// verdict: VIOLATED
// witness: char 'z'; char 'A'
import org.sosy_lab.sv_benchmarks.Verifier;

public class CharCompare {
    public static void main(String[] args) {
        Character a = Verifier.nondetChar();
        Character b = Verifier.nondetChar();
        if (Character.isLetter(a) && Character.isLetter(b)) {
            assert Character.compare(a, b) != 57;
        }
    }
}
