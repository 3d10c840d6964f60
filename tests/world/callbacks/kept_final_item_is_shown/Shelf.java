// The item is final and its text is its own: to show it calls nobody back.
// check: callbacks.kept_final_item_is_shown.Shelf::show(callbacks.kept_final_item_is_shown.Item) => HOLDS
package callbacks.kept_final_item_is_shown;

final class Item {
    private final int number;

    Item(int number) {
        this.number = number;
    }

    @Override
    public String toString() {
        return number > 0 ? "some" : "none";
    }
}

public final class Shelf {
    private static int shown;

    private Shelf() {}

    public static int show(Item item) {
        shown = 1;
        String text = "got " + item;
        assert shown == 1;
        return text.length();
    }
}
