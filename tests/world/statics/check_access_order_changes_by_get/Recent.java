package statics.check_access_order_changes_by_get;

// In a map with access order a question changes the order.
// check: statics.check_access_order_changes_by_get.Recent::eldest()
import java.util.LinkedHashMap;
import java.util.Map;

public final class Recent {
    private static final Map<String, Integer> SEEN = new LinkedHashMap<>(8, 0.75f, true);
    static {
        SEEN.put("a", 1);
        SEEN.put("b", 2);
    }

    private Recent() {}

    public static int ask(String key) {
        return SEEN.getOrDefault(key, 0);
    }

    public static String eldest() {
        String first = SEEN.keySet().iterator().next();
        assert first.equals("a");
        return first;
    }
}
