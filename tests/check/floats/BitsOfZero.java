// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class BitsOfZero {
    public static void main(String[] args) {
        double d = Verifier.nondetDouble();
        if (d == 0.0) {
            long bits = Double.doubleToLongBits(d);
            assert bits == 0L || bits == Long.MIN_VALUE;
            assert (1 / d > 0) == (bits == 0L);
        }
    }
}
