// verdict: VIOLATED
// property: exceptions
// witness: boolean true
import java.util.ArrayList;
import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

public class ImmutableList {
    static List<String> names(boolean fixed) {
        return fixed ? List.of("a") : new ArrayList<>();
    }

    public static void main(String[] args) {
        List<String> names = names(Verifier.nondetBoolean());
        names.add("b");
    }
}
