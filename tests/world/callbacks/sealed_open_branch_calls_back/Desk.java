package callbacks.sealed_open_branch_calls_back;

// The sealed type has an open branch, whose classes call back.
// generate: callbacks.sealed_open_branch_calls_back.Desk
public final class Desk {
    private boolean open;

    public void close() {
        open = false;
    }

    public int ask(Guest guest) {
        open = true;
        guest.name();
        if (!open) { // tempts
            return 1;
        }
        return 0;
    }
}
sealed interface Guest permits Member, Visitor {
    String name();
}
record Member() implements Guest {
    public String name() {
        return "m";
    }
}
non-sealed interface Visitor extends Guest { }
