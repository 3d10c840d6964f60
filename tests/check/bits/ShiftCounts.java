// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class ShiftCounts {
    public static void main(String[] args) {
        int value = Verifier.nondetInt();
        int count = Verifier.nondetInt();
        assert value << count == value << (count & 31);
        assert (value >>> count) == (value >>> (count & 0x1f));
        long wide = value;
        assert wide << count == wide << (count & 63);
        assert value >> 31 == (value < 0 ? -1 : 0);
    }
}
