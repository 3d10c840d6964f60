// verdict: VIOLATED
// witness: double -90.0
import org.sosy_lab.sv_benchmarks.Verifier;

public class ToRadians {
    public static void main(String[] args) {
        double degrees = Verifier.nondetDouble();
        double radians = Math.toRadians(degrees);
        assert radians >= 0 || degrees >= 0 || Double.isNaN(degrees);
    }
}
