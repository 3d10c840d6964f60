// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class UnknownIndexRead {
    public static void main(String[] args) {
        int[] squares = new int[20];
        for (int i = 0; i < squares.length; i++) {
            squares[i] = i * i;
        }
        int at = Verifier.nondetInt();
        if (at >= 0 && at < 20) {
            assert squares[at] == at * at;
        }
    }
}
