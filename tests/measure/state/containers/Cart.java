import java.util.*;
class Cart {
    private final List<String> items = new ArrayList<>();
    private final Map<String, Integer> prices = new HashMap<>();
    private final Set<String> seen = new HashSet<>();
    private final Deque<Integer> history = new ArrayDeque<>();
    void add(String item, int price) {
        items.add(item);
        prices.put(item, price);
        seen.add(item);
        history.push(price);
    }
    int count() {
        return items.size();
    }
    int price(String item) {
        return prices.get(item);
    }
    boolean knows(String item) {
        return seen.contains(item);
    }
}
