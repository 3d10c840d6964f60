// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class IntegerText {
    public static void main(String[] args) {
        int n = Verifier.nondetByte();
        String text = Integer.toString(n);
        assert Integer.parseInt(text) == n;
        assert text.startsWith("-") == (n < 0);
        assert text.length() <= 4;
        assert Integer.valueOf(text).equals(n);
    }
}
