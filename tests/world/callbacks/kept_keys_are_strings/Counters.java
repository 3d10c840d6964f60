// Strings run no code of the caller's when they are keys, nor do the boxes that are values.
// generate: callbacks.kept_keys_are_strings.Counters => 1
package callbacks.kept_keys_are_strings;

import java.util.HashMap;
import java.util.Map;

public final class Counters {
    private final Map<String, Integer> counts = new HashMap<>();
    private int total;

    public int count(String word) {
        int before = total;
        boolean known = counts.containsKey(word);
        if (total != before) {
            return -1;
        }
        counts.put(word, known ? 2 : 1);
        total = before + 1;
        return total;
    }
}
