// verdict: VIOLATED
// witness: byte 127; byte 1
import org.sosy_lab.sv_benchmarks.Verifier;

public class ByteSum {
    public static void main(String[] args) {
        byte a = Verifier.nondetByte();
        byte b = Verifier.nondetByte();
        byte sum = a;
        sum += b;
        assert sum == a + b;
    }
}
