// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class RegexReplace {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 0 || n > 9) {
            return;
        }
        String text = "x" + n + "y";
        String cleaned = text.replaceAll("[0-9]+", "#");
        assert cleaned.equals("x#y");
        assert text.replaceFirst("\\d", "").equals("xy");
    }
}
