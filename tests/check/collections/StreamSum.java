// verdict: HOLDS
import java.util.stream.IntStream;
import org.sosy_lab.sv_benchmarks.Verifier;

public class StreamSum {
    public static void main(String[] args) {
        int[] values = {Verifier.nondetByte(), Verifier.nondetByte(), Verifier.nondetByte()};
        int sum = IntStream.of(values).map(n -> n * 2).sum();
        assert sum == 2 * (values[0] + values[1] + values[2]);
        assert IntStream.of(values).max().getAsInt() >= values[1];
    }
}
