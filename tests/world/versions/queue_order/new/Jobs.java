package versions.queue_order;

import java.util.*;
public final class Jobs {
    static PriorityQueue<String> queue() {
        return new PriorityQueue<String>(Collections.reverseOrder());
    }
}
