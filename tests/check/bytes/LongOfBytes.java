// verdict: HOLDS
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.sosy_lab.sv_benchmarks.Verifier;

public class LongOfBytes {
    public static void main(String[] args) {
        byte[] b = new byte[8];
        for (int i = 0; i < b.length; i++) {
            b[i] = Verifier.nondetByte();
        }
        ByteBuffer buffer = ByteBuffer.wrap(b);
        long whole = buffer.getLong(0);
        assert whole >>> 56 == (b[0] & 255);
        assert (byte) whole == b[7];
        assert (int) (whole >> 32) == buffer.getInt(0);
        assert buffer.order(ByteOrder.LITTLE_ENDIAN).getLong(0) == Long.reverseBytes(whole);
    }
}
