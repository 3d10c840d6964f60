// verdict: VIOLATED
// witness: int 4; int -2
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sosy_lab.sv_benchmarks.Verifier;

public class StreamFilter {
    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        List<Integer> kept = Stream.of(a, b).filter(n -> n > 0).map(n -> n + 1).collect(Collectors.toList());
        assert kept.size() != 1 || kept.get(0) != 5;
    }
}
