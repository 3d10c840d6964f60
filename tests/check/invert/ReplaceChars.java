// verdict: VIOLATED
// witness: string "b-d"; char '-'; char 'a'
import org.sosy_lab.sv_benchmarks.Verifier;

public class ReplaceChars {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        char from = Verifier.nondetChar();
        char to = Verifier.nondetChar();
        Verifier.assume(from != to && s.length() == 3);
        String replaced = s.replace(from, to);
        assert !replaced.equals("bad") || s.equals("bad");
    }
}
