package versions.given_to_consumer;

final class Item {
    private final int p;

    Item(int p) {
        this.p = p;
    }

    int full() {
        return p + 2;
    }
}
