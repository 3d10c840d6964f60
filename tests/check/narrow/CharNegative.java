// verdict: VIOLATED
// witness: short -1
import org.sosy_lab.sv_benchmarks.Verifier;

public class CharNegative {
    public static void main(String[] args) {
        short s = Verifier.nondetShort();
        char c = (char) s;
        int widened = c;
        assert widened == s;
    }
}
