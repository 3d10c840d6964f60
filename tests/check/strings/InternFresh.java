// verdict: VIOLATED
// witness: string "ok"
import org.sosy_lab.sv_benchmarks.Verifier;

public class InternFresh {
    public static void main(String[] args) {
        String answer = Verifier.nondetString();
        if (answer.equals("ok")) {
            // An input string is a new object, never the constant.
            assert answer == "ok";
        }
    }
}
