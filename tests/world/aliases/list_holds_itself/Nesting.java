package aliases.list_holds_itself;

import java.util.List;

// A list of objects may contain itself.
// generate: aliases.list_holds_itself.Nesting
public class Nesting {
    public static int depth(List<Object> items) {
        int found = 0;
        for (Object item : items) {
            if (item == items) { // tempts
                return -1;
            }
            found++;
        }
        return found;
    }
}
