// verdict: HOLDS
// inputs: unbounded
import org.sosy_lab.sv_benchmarks.Verifier;

public class IndexAgrees {
    public static void main(String[] args) {
        String text = Verifier.nondetString();
        Verifier.assume(text.length() <= 5);
        int at = text.indexOf(':');
        if (at >= 0) {
            assert text.contains(":");
            assert text.charAt(at) == ':';
            assert text.substring(0, at).indexOf(':') == -1;
            assert text.lastIndexOf(':') >= at;
        } else {
            assert !text.contains(":");
        }
    }
}
