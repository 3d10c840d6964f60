// verdict: VIOLATED
// property: exceptions
// witness: boolean true
import java.util.ArrayList;
import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

public class HeapPollution {
    @SuppressWarnings("unchecked")
    static void pollute(List<?> list) {
        ((List<Object>) list).add(42);
    }

    public static void main(String[] args) {
        List<String> names = new ArrayList<>();
        names.add("x");
        if (Verifier.nondetBoolean()) {
            pollute(names);
        }
        // The cast that the compiler adds fails here.
        String last = names.get(names.size() - 1);
        System.out.println(last.length());
    }
}
