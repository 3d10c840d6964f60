package versions.from_a_registry;

final class Item {
    private final int cents;
    Item(int cents) { this.cents = cents; }
    int price() { return cents + 1; }
}
