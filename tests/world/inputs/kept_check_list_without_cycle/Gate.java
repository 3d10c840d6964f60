package inputs.kept_check_list_without_cycle;

// An object that is made after what it refers to is no part of it: VIOLATED is not true.
// check: inputs.kept_check_list_without_cycle.Gate::open => UNKNOWN
final class Gate {
    static void open(Item item) {
        assert item == null || item.next() != item;
    }
}

final class Item {
    private final Item next;

    Item(Item next) {
        this.next = next;
    }

    Item next() {
        return next;
    }
}
