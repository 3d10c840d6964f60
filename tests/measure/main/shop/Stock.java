package shop;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Items with their counts. */
public class Stock {

    private static int changes;

    private final Map<String, Integer> counts = new HashMap<>();

    public static int changes() {
        return changes;
    }

    public void add(String item, int count) {
        if (item == null || item.isEmpty()) {
            throw new IllegalArgumentException("no item");
        }
        changes++;
        counts.merge(item, count, Integer::sum);
    }

    public boolean take(String item, int count) {
        Integer has = counts.get(item);
        if (has == null || has < count) {
            return false;
        }
        changes++;
        if (has == count) {
            counts.remove(item);
        } else {
            counts.put(item, has - count);
        }
        return true;
    }

    public List<String> low(int limit) {
        List<String> found = new ArrayList<>();
        counts.entrySet().stream()
            .filter(e -> e.getValue() < limit && !e.getKey().startsWith("#"))
            .map(Map.Entry::getKey)
            .sorted()
            .forEach(found::add);
        return found;
    }
}
