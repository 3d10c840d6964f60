// A method of a class that callers extend may be theirs: what it is given is handed out.
// diff: versions.given_to_overridable_method.Shop::show
package versions.given_to_overridable_method;

final class Item {
    private final int price;

    Item(int price) {
        this.price = price;
    }

    int full() {
        return price + 1;
    }
}
