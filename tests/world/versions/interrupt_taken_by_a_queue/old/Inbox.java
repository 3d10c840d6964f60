// Who waits takes the flag of who was interrupted, and the target asks for it.
// diff: versions.interrupt_taken_by_a_queue.Inbox::stopped
package versions.interrupt_taken_by_a_queue;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
final class Inbox {
    static String next(BlockingQueue<String> letters) { return letters.poll(); }
    static boolean stopped() { return Thread.currentThread().isInterrupted(); }
}
