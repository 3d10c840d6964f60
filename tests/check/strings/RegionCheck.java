// verdict: VIOLATED
// witness: string "xxTAG"
import org.sosy_lab.sv_benchmarks.Verifier;

public class RegionCheck {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        boolean tagged = s.regionMatches(true, 2, "tag", 0, 3);
        assert !tagged || s.startsWith("tag", 2);
    }
}
