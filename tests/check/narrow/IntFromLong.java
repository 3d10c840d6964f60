// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class IntFromLong {
    public static void main(String[] args) {
        long wide = Verifier.nondetLong();
        int low = (int) wide;
        int high = (int) (wide >>> 32);
        assert ((long) high << 32 | low & 0xffffffffL) == wide;
        short s = (short) wide;
        assert (short) low == s;
        assert (char) s == (char) wide;
    }
}
