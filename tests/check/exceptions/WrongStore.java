// verdict: VIOLATED
// property: exceptions
// witness: boolean true; int 1
import org.sosy_lab.sv_benchmarks.Verifier;

public class WrongStore {
    public static void main(String[] args) {
        boolean text = Verifier.nondetBoolean();
        int at = Verifier.nondetInt();
        Object[] cells = text ? new String[2] : new Object[2];
        if (at >= 0 && at < 2) {
            cells[at] = at == 1 ? Integer.valueOf(3) : "x";
        }
    }
}
