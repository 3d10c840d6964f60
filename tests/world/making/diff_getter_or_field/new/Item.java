package making.diff_getter_or_field;

// Reading the field instead of asking the method is the same, unless a subclass overrides the method.
// diff: making.diff_getter_or_field.Item::total
public class Item {
    private final int price;

    public Item(int price) {
        this.price = price;
    }

    public int price() {
        return price;
    }

    public int total(int pieces) {
        return pieces > 0 ? price * pieces : 0;
    }
}
