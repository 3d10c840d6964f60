// The named method is the same; changed code gets at what it holds or gives away.
// diff: versions.put_into_map.Shop::give
package versions.put_into_map;

final class Item {
    private final int p;

    Item(int p) {
        this.p = p;
    }

    int full() {
        return p + 1;
    }
}
