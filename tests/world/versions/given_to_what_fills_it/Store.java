package versions.given_to_what_fills_it;

import java.util.ArrayList;
import java.util.List;

final class Store {
    private static final List<Integer> ITEMS = new ArrayList<>();

    static void load() {
        Filler.fill(ITEMS);
    }

    static int size() {
        return ITEMS.size();
    }
}
