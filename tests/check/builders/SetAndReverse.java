// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class SetAndReverse {
    public static void main(String[] args) {
        int at = Verifier.nondetInt();
        char c = Verifier.nondetChar();
        if (at < 0 || at > 4 || Character.isSurrogate(c)) {
            return;
        }
        StringBuilder text = new StringBuilder("01234");
        text.setCharAt(at, c);
        text.reverse();
        assert text.charAt(4 - at) == c;
        assert at == 0 || text.charAt(4) == '0';
    }
}
