// verdict: VIOLATED
// witness: double 0.0; double -0.0
import org.sosy_lab.sv_benchmarks.Verifier;

public class RecordDoubles {
    record Point(double x) {}

    public static void main(String[] args) {
        double a = Verifier.nondetDouble();
        double b = Verifier.nondetDouble();
        if (a == b) {
            // Records compare doubles as Double.compare does.
            assert new Point(a).equals(new Point(b));
        }
    }
}
