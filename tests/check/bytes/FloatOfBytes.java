// verdict: VIOLATED
// witness: byte 63; byte -128
import java.nio.ByteBuffer;
import org.sosy_lab.sv_benchmarks.Verifier;

public class FloatOfBytes {
    public static void main(String[] args) {
        byte[] b = {Verifier.nondetByte(), Verifier.nondetByte(), 0, 0};
        assert ByteBuffer.wrap(b).getFloat() != 1.0f;
    }
}
