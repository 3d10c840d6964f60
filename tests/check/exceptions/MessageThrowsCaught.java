// verdict: VIOLATED
// witness: int 0
// end: none
import org.sosy_lab.sv_benchmarks.Verifier;

public class MessageThrowsCaught {
    static String describe(int x) {
        if (x == 0) {
            throw new IllegalStateException("nothing to describe");
        }
        return "x is " + x;
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        try {
            assert x != 0 : describe(x) + describe(x + 1);
        } catch (IllegalStateException e) {
            x = 1;
        }
        assert x != 0;
    }
}
