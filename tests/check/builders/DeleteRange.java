// verdict: VIOLATED
// witness: int 2; int 9
import org.sosy_lab.sv_benchmarks.Verifier;

public class DeleteRange {
    public static void main(String[] args) {
        int from = Verifier.nondetInt();
        int to = Verifier.nondetInt();
        StringBuilder text = new StringBuilder("abcdef");
        if (from < 0 || from > to || to > 10) {
            return;
        }
        try {
            text.delete(from, to);
        } catch (StringIndexOutOfBoundsException e) {
            return;
        }
        // The end may lie behind the text: delete cuts it down.
        assert text.length() == 6 - (to - from);
    }
}
