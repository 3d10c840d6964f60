// The only method that changes the object can be called twice.
// diff: versions.queue.Q::push
package versions.queue;

import java.util.*;

final class Q {
    private final ArrayDeque<Integer> q = new ArrayDeque<>();

    int push(int v) {
        q.add(v);
        return q.size() > 2 ? q.poll() : 0;
    }
}
