// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class CaughtBounds {
    public static void main(String[] args) {
        byte[] data = new byte[5];
        int at = Verifier.nondetInt();
        byte value = Verifier.nondetByte();
        boolean stored;
        try {
            data[at] = value;
            stored = true;
        } catch (ArrayIndexOutOfBoundsException e) {
            stored = false;
        }
        assert stored == (at >= 0 && at < 5);
        assert !stored || data[at] == value;
    }
}
