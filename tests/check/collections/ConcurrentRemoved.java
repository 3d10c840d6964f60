// verdict: VIOLATED
// witness: int 20
import java.util.concurrent.ConcurrentHashMap;
import org.sosy_lab.sv_benchmarks.Verifier;

public class ConcurrentRemoved {
    public static void main(String[] args) {
        ConcurrentHashMap<Integer, String> known = new ConcurrentHashMap<>();
        known.put(3, "three");
        known.put(20, "twenty");
        known.remove(Verifier.nondetInt());
        assert known.containsKey(20);
    }
}
