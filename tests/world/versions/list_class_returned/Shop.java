package versions.list_class_returned;

import java.util.*;

final class Shop {
    private static final Items ALL = new Items();

    static void add(int p) {
        ALL.add(new Item(p));
    }

    static Items all() {
        return ALL;
    }
}

class Items extends ArrayList<Item> {}
