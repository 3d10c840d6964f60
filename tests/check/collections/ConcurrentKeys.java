// verdict: HOLDS
import java.util.concurrent.ConcurrentHashMap;
import org.sosy_lab.sv_benchmarks.Verifier;

public class ConcurrentKeys {
    public static void main(String[] args) {
        ConcurrentHashMap<Integer, String> known = new ConcurrentHashMap<>();
        known.put(3, "three");
        known.put(20, "twenty");
        int key = Verifier.nondetInt();
        String found = known.get(key);
        assert (found != null) == (key == 3 || key == 20);
        String before = known.putIfAbsent(key, "new");
        assert before == found && known.size() == (found == null ? 3 : 2);
    }
}
