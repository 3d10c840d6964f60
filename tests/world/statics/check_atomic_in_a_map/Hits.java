package statics.check_atomic_in_a_map;

// The counters of a fixed map count.
// check: statics.check_atomic_in_a_map.Hits::home()
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

public final class Hits {
    private static final Map<String, AtomicInteger> HITS = Map.of("home", new AtomicInteger());

    private Hits() {}

    public static int hit(String page) {
        AtomicInteger c = HITS.get(page);
        return c == null ? -1 : c.incrementAndGet();
    }

    public static int home() {
        int n = HITS.get("home").get();
        assert n == 0;
        return n;
    }
}
