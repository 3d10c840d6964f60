// verdict: VIOLATED
// witness: string "CC"
import org.sosy_lab.sv_benchmarks.Verifier;

public class HashOfText {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        Verifier.assume(s.length() == 2);
        // Not only "Bb" has this hash code.
        assert s.hashCode() != "Bb".hashCode() || s.equals("Bb");
    }
}
