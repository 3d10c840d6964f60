// The object that is handed out was made elsewhere; one of its methods differs.
// diff: versions.from_a_registry.Shop::find
package versions.from_a_registry;

final class Item {
    private final int cents;
    Item(int cents) { this.cents = cents; }
    int price() { return cents; }
}
