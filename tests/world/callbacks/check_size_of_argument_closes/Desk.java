package callbacks.check_size_of_argument_closes;

// The list that is given is the caller's, and so is the code of its size.
// check: callbacks.check_size_of_argument_closes.Desk::take(java.util.List)
import java.util.List;

public final class Desk {
    private static boolean open;

    private Desk() {}

    public static void close() {
        open = false;
    }

    public static int take(List<String> papers) {
        if (papers == null) {
            return 0;
        }
        open = true;
        int n = papers.size();
        assert open;
        return n;
    }
}
