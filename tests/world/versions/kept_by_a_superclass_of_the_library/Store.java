package versions.kept_by_a_superclass_of_the_library;

import java.util.concurrent.atomic.AtomicInteger;

final class Store {
    private static AtomicInteger value = new AtomicInteger();

    static void load() {
        value = new Cell();
    }

    static int get() {
        return value.get();
    }
}
