package making.check_map_is_filled;

import java.util.HashMap;
import java.util.Map;

// check: making.check_map_is_filled.Stock::order => VIOLATED
public class Stock {
    private final Map<String, Integer> pieces = new HashMap<>();

    public void put(String name, int count) {
        pieces.put(name, count);
    }

    public static int order(Stock stock) {
        Integer bolts = stock == null ? null : stock.pieces.get("bolt");
        assert bolts == null || bolts < 100;
        return bolts == null ? 10 : 0;
    }
}
