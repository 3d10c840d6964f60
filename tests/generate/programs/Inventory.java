import java.util.*;
import java.util.stream.Collectors;
/** Maps from strings to numbers, a stream with a filter that looks at both. */
public class Inventory {
    private final Map<String, Integer> stock = new HashMap<>();
    private final Map<String, Integer> reserved = new TreeMap<>();
    public void receive(String sku, int n) {
        if (sku == null || sku.isEmpty() || n <= 0) throw new IllegalArgumentException("bad delivery");
        stock.merge(sku, n, Integer::sum);
    }
    public boolean reserve(String sku, int n) {
        int free = stock.getOrDefault(sku, 0) - reserved.getOrDefault(sku, 0);
        if (n <= 0 || n > free) return false;
        reserved.merge(sku, n, Integer::sum);
        return true;
    }
    public int ship(String sku) {
        Integer n = reserved.remove(sku);
        if (n == null) return 0;
        int left = stock.get(sku) - n;
        if (left == 0) stock.remove(sku); else stock.put(sku, left);
        return n;
    }
    public List<String> low(int limit) {
        return stock.entrySet().stream().filter(e -> e.getValue() < limit && !reserved.containsKey(e.getKey()))
            .map(Map.Entry::getKey).sorted().collect(Collectors.toList());
    }
    public boolean isEmpty() { return stock.isEmpty() && reserved.isEmpty(); }
}
