package callbacks.check_get_of_array_list_closes;

// An ArrayList may be extended, and its get be another one.
// check: callbacks.check_get_of_array_list_closes.Desk::first(java.util.ArrayList)
import java.util.ArrayList;

public final class Desk {
    private int taken;

    public void take() {
        taken++;
    }

    public String first(ArrayList<String> papers) {
        if (papers == null || papers.size() != 1) {
            return "";
        }
        taken = 0;
        String p = papers.get(0);
        assert taken == 0;
        return p;
    }
}
