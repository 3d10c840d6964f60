// verdict: VIOLATED
// witness: float 2.25
import org.sosy_lab.sv_benchmarks.Verifier;

public class FloatText {
    public static void main(String[] args) {
        float f = Verifier.nondetFloat();
        Verifier.assume(f > 2 && f < 3);
        assert !Float.toString(f).equals("2.25");
    }
}
