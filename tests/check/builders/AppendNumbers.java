// verdict: VIOLATED
// witness: int -4
import org.sosy_lab.sv_benchmarks.Verifier;

public class AppendNumbers {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < -9 || n > 9) {
            return;
        }
        String text = new StringBuilder("v").append(n).append(true).toString();
        assert text.length() == 6;
    }
}
