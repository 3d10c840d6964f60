// verdict: HOLDS
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.sosy_lab.sv_benchmarks.Verifier;

public class IntOfBytes {
    public static void main(String[] args) {
        byte[] b = {Verifier.nondetByte(), 2, Verifier.nondetByte(), -4, Verifier.nondetByte()};
        ByteBuffer big = ByteBuffer.wrap(b);
        assert big.getInt() == (b[0] << 24 | (b[1] & 255) << 16 | (b[2] & 255) << 8 | b[3] & 255);
        assert big.getShort(2) == (short) (b[2] << 8 | b[3] & 255);
        assert big.getChar(1) == (char) (b[1] << 8 | b[2] & 255);
        ByteBuffer little = ByteBuffer.wrap(b).order(ByteOrder.LITTLE_ENDIAN);
        assert little.getInt(1) == (b[4] << 24 | (b[3] & 255) << 16 | (b[2] & 255) << 8 | b[1] & 255);
        assert little.getShort(3) == (short) (b[4] << 8 | b[3] & 255);
        assert little.get(4) == b[4];
    }
}
