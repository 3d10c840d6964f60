// verdict: HOLDS
import java.math.BigInteger;
import org.sosy_lab.sv_benchmarks.Verifier;

public class BigNumbers {
    public static void main(String[] args) {
        byte a = Verifier.nondetByte();
        byte b = Verifier.nondetByte();
        BigInteger sum = BigInteger.valueOf(a).add(BigInteger.valueOf(b));
        assert sum.intValue() == a + b;
        assert sum.signum() == Integer.signum(a + b);
    }
}
