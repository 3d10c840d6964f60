package versions.given_to_overridable_method;

final class Shop {
    static void show(Sink sink, int price) {
        sink.take(new Item(price));
    }
}

class Sink {
    void take(Item item) {
    }
}
