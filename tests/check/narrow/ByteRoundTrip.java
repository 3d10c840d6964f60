// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class ByteRoundTrip {
    public static void main(String[] args) {
        byte b = Verifier.nondetByte();
        int unsigned = b & 0xff;
        assert unsigned == Byte.toUnsignedInt(b);
        assert unsigned >= 0 && unsigned < 256;
        assert (byte) unsigned == b;
        assert (b < 0) == (unsigned > 127);
    }
}
