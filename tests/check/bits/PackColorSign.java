// verdict: VIOLATED
// witness: byte 0; byte -1
import org.sosy_lab.sv_benchmarks.Verifier;

public class PackColorSign {
    public static void main(String[] args) {
        byte high = Verifier.nondetByte();
        byte low = Verifier.nondetByte();
        // The low byte is sign-extended and floods the high one.
        short packed = (short) (high << 8 | low);
        assert (byte) (packed >> 8) == high;
    }
}
