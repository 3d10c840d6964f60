// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class RotateLong {
    public static void main(String[] args) {
        long value = Verifier.nondetLong();
        int by = Verifier.nondetByte();
        long turned = value << by | value >>> -by;
        assert turned == Long.rotateLeft(value, by);
        assert (turned >>> by | turned << -by) == value;
    }
}
