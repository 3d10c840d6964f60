package inputs.check_chain_of_three;

// check: inputs.check_chain_of_three.Gate::open => VIOLATED
final class Gate {
    static void open(Item item) {
        if (item != null && item.next() != null && item.next().next() != null) {
            assert item.value() + item.next().value() != item.next().next().value();
        }
    }
}

final class Item {
    private final int value;
    private final Item next;

    Item(int value, Item next) {
        this.value = value;
        this.next = next;
    }

    int value() {
        return value;
    }

    Item next() {
        return next;
    }
}
