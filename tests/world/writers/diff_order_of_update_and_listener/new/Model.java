package writers.diff_order_of_update_and_listener;

// Both versions end in the same state; the listener can tell whether it was told before or after the change.
// diff: writers.diff_order_of_update_and_listener.Model::set
public final class Model {
    private int value;

    public int get() {
        return value;
    }

    public void set(int value, Listener listener) {
        listener.changed();
        this.value = value;
    }
}
