package writers.check_action_changes_box;

// An unknown action is run between two reads of the box that it may hold.
// check: writers.check_action_changes_box.Guard::around(writers.check_action_changes_box.Box,Runnable)
public class Guard {
    public static int around(Box box, Runnable action) {
        if (box == null || action == null) {
            return 0;
        }
        int before = box.get();
        action.run();
        int after = box.get();
        assert before == after;
        return after;
    }
}
