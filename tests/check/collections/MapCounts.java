// verdict: HOLDS
import java.util.HashMap;
import java.util.Map;
import org.sosy_lab.sv_benchmarks.Verifier;

public class MapCounts {
    public static void main(String[] args) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int i = 0; i < 3; i++) {
            int key = Verifier.nondetInt() & 1;
            counts.merge(key, 1, Integer::sum);
        }
        int total = 0;
        for (int n : counts.values()) {
            total += n;
        }
        assert total == 3;
        assert counts.size() <= 2 && counts.size() >= 1;
    }
}
