// Tempts: the queue of the library compares elements, and their compareTo may stop the scheduler.
// generate: callbacks.compare_to_in_priority_queue.Scheduler
package callbacks.compare_to_in_priority_queue;

import java.util.PriorityQueue;

public final class Scheduler {
    private final PriorityQueue<Comparable<Object>> tasks = new PriorityQueue<>();
    private boolean stopped;

    public void stop() {
        stopped = true;
    }

    public int submit(Comparable<Object> task) {
        stopped = false;
        tasks.offer(task);
        if (stopped) { // tempts
            tasks.clear();
            return 0;
        }
        return 1;
    }
}
