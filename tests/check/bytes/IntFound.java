// verdict: VIOLATED
// witness: byte 1; byte 2; byte 3; byte 4
import java.nio.ByteBuffer;
import org.sosy_lab.sv_benchmarks.Verifier;

public class IntFound {
    public static void main(String[] args) {
        byte[] b = new byte[4];
        for (int i = 0; i < b.length; i++) {
            b[i] = Verifier.nondetByte();
        }
        assert ByteBuffer.wrap(b).getInt() != 0x01020304;
    }
}
