// verdict: HOLDS
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.sosy_lab.sv_benchmarks.Verifier;

public class NumbersToBytes {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        long wide = Verifier.nondetLong();
        short narrow = Verifier.nondetShort();
        ByteBuffer buffer = ByteBuffer.allocate(16);
        buffer.putInt(n).putLong(wide).putShort(narrow);
        byte[] b = buffer.array();
        assert b[0] == (byte) (n >> 24) && b[3] == (byte) n;
        assert b[4] == (byte) (wide >> 56) && b[11] == (byte) wide;
        assert b[12] == (byte) (narrow >> 8) && b[13] == (byte) narrow && b[14] == 0;
        buffer.flip();
        assert buffer.getInt() == n && buffer.getLong() == wide && buffer.getShort() == narrow;
        buffer.order(ByteOrder.LITTLE_ENDIAN).putInt(2, n);
        assert buffer.getInt(2) == n && b[2] == (byte) n && b[5] == (byte) (n >> 24);
    }
}
