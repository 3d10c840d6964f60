// The named method is the same; changed code gets at what it holds or gives away.
// diff: versions.list_class_returned.Shop::all
package versions.list_class_returned;

final class Item {
    private final int p;

    Item(int p) {
        this.p = p;
    }

    int full() {
        return p + 1;
    }
}
