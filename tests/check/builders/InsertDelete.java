// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class InsertDelete {
    public static void main(String[] args) {
        int at = Verifier.nondetInt();
        char c = Verifier.nondetChar();
        StringBuilder text = new StringBuilder("kernel");
        if (at < 0 || at > text.length()) {
            return;
        }
        text.insert(at, c);
        assert text.length() == 7 && text.charAt(at) == c;
        text.deleteCharAt(at);
        assert text.toString().equals("kernel");
    }
}
