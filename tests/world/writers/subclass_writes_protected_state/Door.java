package writers.subclass_writes_protected_state;

// Each method keeps `open` and `locked` apart; a subclass may write both.
// generate: writers.subclass_writes_protected_state.Door
public class Door {
    protected boolean open;
    protected boolean locked;

    public void open() {
        if (!locked) {
            open = true;
        }
    }

    public void lock() {
        if (!open) {
            locked = true;
        }
    }

    public String look() {
        if (open && locked) { // tempts
            return "forced";
        }
        return open ? "open" : "shut";
    }
}
