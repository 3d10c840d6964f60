// Tempts: to show an item changes no counter, unless the item's own toString counts.
// check: callbacks.item_text_enters_counter.Counter::show(callbacks.item_text_enters_counter.Item)
// flags: --receiver any
package callbacks.item_text_enters_counter;

class Item {
    private final int number;

    Item(int number) {
        this.number = number;
    }

    @Override
    public String toString() {
        return "item";
    }
}

public final class Counter {
    private int hits;

    public void hit() {
        hits++;
    }

    public int show(Item item) {
        int before = hits;
        String text = "got " + item;
        assert hits == before : "counted while shown";
        return text.length();
    }
}
