package versions.callback_interface;

interface Visitor {
    void item(Item i);
}

final class Shop {
    private final Item i;

    Shop(Item i) {
        this.i = i;
    }

    void visit(Visitor v) {
        v.item(i);
    }
}
