// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class NanBits {
    public static void main(String[] args) {
        float f = Verifier.nondetFloat();
        int bits = Float.floatToIntBits(f);
        // One pattern stands for every NaN.
        assert bits != 0x7fc00001 && bits != 0xffc00000;
        assert (bits == 0x7fc00000) == Float.isNaN(f);
    }
}
