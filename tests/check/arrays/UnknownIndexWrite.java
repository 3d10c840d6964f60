// verdict: VIOLATED
// witness: int 3; int 3; int 9
import org.sosy_lab.sv_benchmarks.Verifier;

public class UnknownIndexWrite {
    public static void main(String[] args) {
        long[] cells = new long[8];
        int i = Verifier.nondetInt() & 7;
        int j = Verifier.nondetInt() & 7;
        cells[i] = 5;
        cells[j] = Verifier.nondetInt();
        assert cells[i] == 5;
    }
}
