// A method of the program that is called the same does not make a list one of the program.
// diff: versions.given_to_library_by_virtual_call.Shop::stock
package versions.given_to_library_by_virtual_call;

final class Item {
    private final int price;

    Item(int price) {
        this.price = price;
    }

    int full() {
        return price + 1;
    }
}
