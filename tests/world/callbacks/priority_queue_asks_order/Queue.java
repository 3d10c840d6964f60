package callbacks.priority_queue_asks_order;

// Taking from the queue asks the caller's order.
// generate: callbacks.priority_queue_asks_order.Queue
import java.util.Comparator;
import java.util.PriorityQueue;

public final class Queue {
    private boolean open;

    public void close() {
        open = false;
    }

    public int take(Comparator<String> order) {
        PriorityQueue<String> all = new PriorityQueue<>(order);
        all.add("a");
        all.add("b");
        all.add("c");
        open = true;
        all.poll();
        if (!open) { // tempts
            return 1;
        }
        return 0;
    }
}
