package versions.field_of_argument;

final class Slot {
    Object o;
}

final class Shop {
    private static Object best;

    static void make(int p) {
        best = new Item(p);
    }

    static void give(Slot s) {
        s.o = best;
    }
}
