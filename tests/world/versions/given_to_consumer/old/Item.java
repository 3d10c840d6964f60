// The named method is the same; changed code gets at what it holds or gives away.
// diff: versions.given_to_consumer.Shop::each
package versions.given_to_consumer;

final class Item {
    private final int p;

    Item(int p) {
        this.p = p;
    }

    int full() {
        return p + 1;
    }
}
