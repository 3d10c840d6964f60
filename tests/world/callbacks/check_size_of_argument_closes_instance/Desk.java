package callbacks.check_size_of_argument_closes_instance;

// The same with a field of the receiver.
// check: callbacks.check_size_of_argument_closes_instance.Desk::take(java.util.List)
import java.util.List;

public final class Desk {
    private boolean open;

    public void close() {
        open = false;
    }

    public int take(List<String> papers) {
        if (papers == null) {
            return 0;
        }
        open = true;
        int n = papers.size();
        assert open;
        return n;
    }
}
