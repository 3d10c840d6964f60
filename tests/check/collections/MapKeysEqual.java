// verdict: VIOLATED
// witness: int 1; int 1
import java.util.HashMap;
import java.util.Map;
import org.sosy_lab.sv_benchmarks.Verifier;

public class MapKeysEqual {
    public static void main(String[] args) {
        Map<Integer, String> names = new HashMap<>();
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        names.put(a, "first");
        names.put(b, "second");
        assert names.get(a).equals("first");
    }
}
