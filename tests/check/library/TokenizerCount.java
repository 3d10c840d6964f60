// verdict: VIOLATED
// witness: string "a b c"
import java.util.StringTokenizer;
import org.sosy_lab.sv_benchmarks.Verifier;

public class TokenizerCount {
    public static void main(String[] args) {
        String text = Verifier.nondetString();
        Verifier.assume(text.length() <= 5);
        StringTokenizer tokens = new StringTokenizer(text, " ");
        int count = 0;
        while (tokens.hasMoreTokens()) {
            assert !tokens.nextToken().isEmpty();
            count++;
        }
        assert count < 3;
    }
}
