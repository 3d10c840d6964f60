import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What was asked before is found again, and what is looked up was put there by the same test. */
public class Remembered {
    private static final Map<String, Integer> KNOWN = new ConcurrentHashMap<>();
    private final Map<String, String> names = new HashMap<>();
    private final Map<String, Integer> asked = new HashMap<>();

    public static int length(String text) {
        Integer found = KNOWN.get(text.trim() + "=");
        if (found != null) {
            return found;
        }
        KNOWN.put(text.trim() + "=", text.length());
        return -1;
    }

    public void name(String key, String value) {
        names.put(key.trim() + "=", value);
    }

    public String option(String text) {
        if (!text.startsWith("--")) {
            return null;
        }
        String found = names.get(text.substring(2).trim() + "=");
        return found == null ? "unknown" : found;
    }

    public boolean isAgain(String text) {
        return asked.merge(text.trim() + "=", 1, Integer::sum) > 1;
    }
}
