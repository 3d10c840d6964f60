// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class PatternMatch {
    static int size(Object o) {
        if (o instanceof String s && !s.isEmpty()) {
            return s.length();
        }
        if (!(o instanceof Integer i)) {
            return -1;
        }
        return i < 0 ? 0 : i;
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Object o = switch (n) {
            case 0 -> "";
            case 1 -> "one";
            default -> n;
        };
        int size = size(o);
        assert size >= -1;
        assert (size == -1) == (n == 0);
    }
}
