// verdict: VIOLATED
// witness: double -2.5
import org.sosy_lab.sv_benchmarks.Verifier;

public class RoundDouble {
    public static void main(String[] args) {
        double d = Verifier.nondetDouble();
        if (d == (long) (d * 2) / 2.0 && d < 0 && d > -10) {
            // Halves go up, also below zero.
            assert Math.round(d) != -2 || d == -2.0;
        }
    }
}
