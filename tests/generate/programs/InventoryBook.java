import java.util.HashMap;
import java.util.Map;

/** A map from strings to boxes, filled and emptied by calls. */
public class InventoryBook {
    private final Map<String, Integer> stock = new HashMap<>();
    private int reserved;

    public void add(String item, int quantity) {
        if (item == null || item.isBlank()) {
            throw new IllegalArgumentException("item");
        }
        if (quantity <= 0) {
            throw new IllegalArgumentException("quantity");
        }
        stock.merge(item, quantity, Integer::sum);
    }

    public boolean remove(String item, int quantity) {
        Integer have = stock.get(item);
        if (have == null || have < quantity || quantity < 1) {
            return false;
        }
        if (have == quantity) {
            stock.remove(item);
        } else {
            stock.put(item, have - quantity);
        }
        return true;
    }

    public boolean reserve(String item) {
        if (stock.getOrDefault(item, 0) > 2 && reserved < 2) {
            reserved++;
            return true;
        }
        return false;
    }

    public int total() {
        int sum = 0;
        for (Map.Entry<String, Integer> e : stock.entrySet()) {
            if (e.getValue() > 10 && e.getKey().length() > 3) {
                sum += 10;
            } else {
                sum += e.getValue();
            }
        }
        return sum;
    }

    public boolean isLow(String item, int limit) {
        return !stock.containsKey(item) || stock.get(item) < limit;
    }
}
