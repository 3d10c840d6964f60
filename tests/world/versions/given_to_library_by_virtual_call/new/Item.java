package versions.given_to_library_by_virtual_call;

final class Item {
    private final int price;

    Item(int price) {
        this.price = price;
    }

    int full() {
        return price + 2;
    }
}
