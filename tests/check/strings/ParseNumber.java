// verdict: VIOLATED
// witness: string "-17"
import org.sosy_lab.sv_benchmarks.Verifier;

public class ParseNumber {
    public static void main(String[] args) {
        String text = Verifier.nondetString();
        if (text.length() > 3) {
            return;
        }
        int value;
        try {
            value = Integer.parseInt(text);
        } catch (NumberFormatException e) {
            return;
        }
        assert value != -17;
    }
}
