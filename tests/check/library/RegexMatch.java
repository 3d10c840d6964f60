// verdict: VIOLATED
// witness: string "a1-22"
// needs: 20
import org.sosy_lab.sv_benchmarks.Verifier;

public class RegexMatch {
    public static void main(String[] args) {
        String code = Verifier.nondetString();
        if (code.length() != 5) {
            return;
        }
        if (code.matches("[a-c][0-9]-\\d\\d")) {
            assert code.charAt(4) != '2';
        }
    }
}
