// Tempts: the number of listeners cannot change in a loop that only tells them; a listener takes itself away.
// generate: callbacks.listener_leaves_while_told.Subject
package callbacks.listener_leaves_while_told;

import java.util.ArrayList;
import java.util.List;

public class Subject {
    private final List<Watcher> watchers = new ArrayList<>();
    private int count;

    public static class Watcher {
        public void told() {}
    }

    public void add(Watcher w) {
        watchers.add(w);
        count++;
    }

    public void remove(Watcher w) {
        watchers.remove(w);
        count--;
    }

    public int tell(Watcher first) {
        int before = count;
        first.told();
        if (count < before) { // tempts
            return -1;
        }
        return count;
    }
}
