// verdict: HOLDS
// inputs: unbounded
import org.sosy_lab.sv_benchmarks.Verifier;

public class PrefixExcludes {
    public static void main(String[] args) {
        String s = "id-" + Verifier.nondetString();
        // A known start decides without looking at the rest.
        assert !s.equals("none") && !s.startsWith("x") && s.length() >= 3;
        assert s.charAt(2) == '-' && s.indexOf("id") == 0;
    }
}
