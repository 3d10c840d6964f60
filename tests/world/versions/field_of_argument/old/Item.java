// The named method is the same; changed code gets at what it holds or gives away.
// diff: versions.field_of_argument.Shop::give
package versions.field_of_argument;

final class Item {
    private final int p;

    Item(int p) {
        this.p = p;
    }

    int full() {
        return p + 1;
    }
}
