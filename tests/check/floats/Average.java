// verdict: HOLDS
// needs: 20
import org.sosy_lab.sv_benchmarks.Verifier;

public class Average {
    public static void main(String[] args) {
        double a = Verifier.nondetDouble();
        double b = Verifier.nondetDouble();
        if (!(a >= 0 && a <= 100 && b >= a && b <= 100)) {
            return;
        }
        double middle = a + (b - a) / 2;
        assert middle >= 0 && middle <= 100.0;
    }
}
