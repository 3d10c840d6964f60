// verdict: VIOLATED
// witness: string "the quick brown fox jumps over it"
import org.sosy_lab.sv_benchmarks.Verifier;

public class LongWord {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        if (s.startsWith("the quick brown")) {
            assert !s.substring(16).equals("fox jumps over it");
        }
    }
}
