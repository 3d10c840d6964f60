// verdict: VIOLATED
// witness: long 987654321012
import org.sosy_lab.sv_benchmarks.Verifier;

public class LongToText {
    public static void main(String[] args) {
        Long n = Verifier.nondetLong();
        assert !n.toString().equals("987654321012");
    }
}
