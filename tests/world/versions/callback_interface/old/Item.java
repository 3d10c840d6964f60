// The named method is the same; changed code gets at what it holds or gives away.
// diff: versions.callback_interface.Shop::visit
package versions.callback_interface;

final class Item {
    private final int p;

    Item(int p) {
        this.p = p;
    }

    int full() {
        return p + 1;
    }
}
