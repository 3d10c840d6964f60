// verdict: VIOLATED
// witness: int 5; int 3; int 4
import org.sosy_lab.sv_benchmarks.Verifier;

public class ClampSwapped {
    public static void main(String[] args) {
        int low = Verifier.nondetInt();
        int high = Verifier.nondetInt();
        int value = Verifier.nondetInt();
        int result = Math.max(low, Math.min(value, high));
        // Wrong when the bounds are in the wrong order: nobody checked them.
        assert result <= high;
    }
}
