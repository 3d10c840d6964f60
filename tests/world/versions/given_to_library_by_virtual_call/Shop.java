package versions.given_to_library_by_virtual_call;

import java.util.ArrayList;

final class Shop {
    static void stock(ArrayList<Object> shelf) {
        shelf.add(new Item(1));
    }
}

final class Counter {
    boolean add(Object counted) {
        return counted != null;
    }
}
