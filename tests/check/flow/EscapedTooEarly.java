// verdict: VIOLATED
// witness: string "%3c"
import org.sosy_lab.sv_benchmarks.Verifier;

public class EscapedTooEarly {
    static void print(String s) {
        assert !s.contains("<");
    }

    static String escape(String s) {
        return s.replace("<", "&lt;");
    }

    static String decode(String s) {
        return s.replace("%3c", "<");
    }

    public static void main(String[] args) {
        String input = Verifier.nondetString();
        Verifier.assume(input.length() <= 4);
        print(decode(escape(input)));
    }
}
