package versions.interrupt_taken_by_a_queue;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
final class Inbox {
    static String next(BlockingQueue<String> letters) {
        try { return letters.poll(1, TimeUnit.MILLISECONDS); } catch (InterruptedException stop) { return null; }
    }
    static boolean stopped() { return Thread.currentThread().isInterrupted(); }
}
