package statics.map_filled_by_loader;

import java.util.HashMap;
import java.util.Map;

// The table is empty when the class begins; another class fills it before the target is called.
// generate: statics.map_filled_by_loader.Prices
public final class Prices {
    static final Map<String, Integer> TABLE = new HashMap<>();

    private Prices() {}

    public static int of(String item) {
        Integer price = TABLE.get(item);
        if (price == null) {
            return 0;
        }
        if (price > 100) { // tempts
            return 100;
        }
        return price;
    }
}
