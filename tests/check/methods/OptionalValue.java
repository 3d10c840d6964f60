// check: OptionalValue::half
// property: exceptions
// verdict: VIOLATED
// witness: optional null
import java.util.Optional;

public class OptionalValue {
    static int half(Optional<Integer> n) {
        return n == null ? 0 : n.get() / 2;
    }
}
