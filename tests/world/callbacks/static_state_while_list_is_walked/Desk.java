package callbacks.static_state_while_list_is_walked;

// The list that is given is the caller's; its iterator runs the caller's code.
// generate: callbacks.static_state_while_list_is_walked.Desk
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
        boolean some = papers.iterator().hasNext();
        if (!open) { // tempts
            return -1;
        }
        return some ? 1 : 0;
    }
}
