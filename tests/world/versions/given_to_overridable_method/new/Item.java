package versions.given_to_overridable_method;

final class Item {
    private final int price;

    Item(int price) {
        this.price = price;
    }

    int full() {
        return price + 2;
    }
}
