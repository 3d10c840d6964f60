// An empty queue is handed out; it orders otherwise.
// diff: versions.queue_order.Jobs::queue
package versions.queue_order;

import java.util.*;
public final class Jobs {
    static PriorityQueue<String> queue() {
        return new PriorityQueue<String>();
    }
}
