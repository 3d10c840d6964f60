// verdict: HOLDS
import java.util.Locale;
import org.sosy_lab.sv_benchmarks.Verifier;

public class FormatNumbers {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 0 || n > 12) {
            return;
        }
        String text = String.format(Locale.ROOT, "%03d|%x", n, n);
        assert text.length() == 5;
        assert text.startsWith("0");
        assert n != 11 || text.equals("011|b");
    }
}
