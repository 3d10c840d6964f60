package writers.diff_order_of_update_and_listener;

/** Told of a new state. */
public interface Listener {
    void changed();
}
