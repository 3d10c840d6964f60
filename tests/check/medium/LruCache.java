// verdict: HOLDS
// needs: 20
import java.util.LinkedHashMap;
import java.util.Map;
import org.sosy_lab.sv_benchmarks.Verifier;

public class LruCache {
    private final Map<Integer, Integer> entries = new LinkedHashMap<>();

    void put(int key, int value) {
        entries.remove(key);
        if (entries.size() == 2) {
            Integer eldest = entries.keySet().iterator().next();
            entries.remove(eldest);
        }
        entries.put(key, value);
    }

    Integer get(int key) {
        Integer value = entries.remove(key);
        if (value != null) {
            entries.put(key, value);
        }
        return value;
    }

    public static void main(String[] args) {
        LruCache cache = new LruCache();
        int lastKey = -1;
        int lastValue = 0;
        for (int i = 0; i < 3; i++) {
            int key = Verifier.nondetInt() & 3;
            if (Verifier.nondetBoolean()) {
                cache.put(key, i * 10);
                lastKey = key;
                lastValue = i * 10;
            } else {
                cache.get(key);
            }
            assert cache.entries.size() <= 2;
        }
        assert lastKey < 0 || cache.get(lastKey) == lastValue;
    }
}
