// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class IntToTextNever {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        String text = String.valueOf(n);
        // No int is written with a leading zero, a plus or these letters.
        assert !text.equals("-0") && !text.equals("+5") && !text.equals("12e4");
        assert !text.equals("2147483648");
    }
}
