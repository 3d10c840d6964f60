// verdict: VIOLATED
// witness: boolean true; char 116
import org.sosy_lab.sv_benchmarks.Verifier;

public class ValueOfKinds {
    public static void main(String[] args) {
        boolean b = Verifier.nondetBoolean();
        char c = Verifier.nondetChar();
        String text = String.valueOf(b) + String.valueOf(c) + String.valueOf((Object) null);
        assert !text.equals("truetnull");
    }
}
