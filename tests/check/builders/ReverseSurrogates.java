// verdict: VIOLATED
// witness: char 55357; char 56832
import org.sosy_lab.sv_benchmarks.Verifier;

public class ReverseSurrogates {
    public static void main(String[] args) {
        char a = Verifier.nondetChar();
        char b = Verifier.nondetChar();
        String pair = new StringBuilder().append(a).append(b).reverse().toString();
        // A surrogate pair stays in order.
        assert pair.charAt(0) == b;
    }
}
