// verdict: VIOLATED
// witness: double -0x1.8p1
import org.sosy_lab.sv_benchmarks.Verifier;

public class DoubleBits {
    public static void main(String[] args) {
        double d = Verifier.nondetDouble();
        assert Double.doubleToLongBits(d) != 0xc008000000000000L;
    }
}
