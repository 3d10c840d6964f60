// check: OptionalMapped::half
// property: all
// verdict: HOLDS
import java.util.Optional;

public class OptionalMapped {
    static int half(Optional<Integer> n) {
        if (n == null) {
            return 0;
        }
        int result = n.filter(v -> v >= 0).map(v -> v / 2).orElse(-1);
        assert result >= -1;
        assert n.isPresent() || result == -1;
        return result;
    }
}
