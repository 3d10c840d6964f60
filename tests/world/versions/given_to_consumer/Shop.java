package versions.given_to_consumer;

import java.util.*;
import java.util.function.*;

final class Shop {
    private final List<Item> all = new ArrayList<>();

    void add(int p) {
        all.add(new Item(p));
    }

    void each(Consumer<Item> c) {
        for (Item i : all) c.accept(i);
    }
}
