// The hashes of the keys choose places in a private table and nothing else: what is found does not depend on them.
// check: environment.kept_hash_as_a_place.Tariff::price(int) => HOLDS
package environment.kept_hash_as_a_place;

import java.util.HashMap;
import java.util.Map;

public final class Tariff {
    private enum Mode { ROAD, RAIL }

    private final Map<Mode, Integer> prices = new HashMap<>();

    public Tariff() {
        prices.put(Mode.ROAD, 7);
        prices.put(Mode.RAIL, 4);
    }

    public int price(int weight) {
        int price = prices.get(weight > 100 ? Mode.RAIL : Mode.ROAD);
        assert price == 7 || price == 4 : price;
        return price;
    }
}
