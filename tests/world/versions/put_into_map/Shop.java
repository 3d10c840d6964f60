package versions.put_into_map;

import java.util.*;

final class Shop {
    private static Item best;

    static void make() {
        best = new Item(5);
    }

    static void give(Map<String, Item> box) {
        box.put("best", best);
    }
}
