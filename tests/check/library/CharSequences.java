// verdict: VIOLATED
// witness: string "ab"; boolean true
import org.sosy_lab.sv_benchmarks.Verifier;

public class CharSequences {
    static int weight(CharSequence text) {
        int weight = 0;
        for (int i = 0; i < text.length(); i++) {
            weight += text.charAt(i);
        }
        return weight;
    }

    public static void main(String[] args) {
        String s = Verifier.nondetString();
        Verifier.assume(s.length() == 2);
        CharSequence text = Verifier.nondetBoolean() ? new StringBuilder(s) : s.subSequence(0, 1);
        assert text.length() == 1 || weight(text) != 'a' + 'b';
    }
}
