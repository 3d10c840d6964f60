// verdict: VIOLATED
// witness: long -1
import org.sosy_lab.sv_benchmarks.Verifier;

public class HashOfLong {
    public static void main(String[] args) {
        Long n = Verifier.nondetLong();
        assert n.hashCode() != 0 || n >= 0;
    }
}
