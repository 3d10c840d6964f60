package callbacks.record_with_own_equals_asks_component;

// A record's text and hash ask its component, which is the caller's.
// generate: callbacks.record_with_own_equals_asks_component.Log
public final class Log {
    private boolean open;

    public void close() {
        open = false;
    }

    public int text(Item item) {
        open = true;
        String text = "item " + item;
        if (!open) { // tempts
            return 1;
        }
        return 0;
    }

    public int hash(Item item) {
        open = true;
        int hash = item.hashCode();
        if (!open) { // tempts
            return 1;
        }
        return 0;
    }
}
record Item(Object name) {
    @Override
    public boolean equals(Object other) {
        return other == this;
    }
}
