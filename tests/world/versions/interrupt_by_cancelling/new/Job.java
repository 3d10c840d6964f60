package versions.interrupt_by_cancelling;

import java.util.concurrent.Future;
final class Job {
    static boolean stop(Future<?> running) { return running.cancel(true); }
    static boolean stopped() { return Thread.currentThread().isInterrupted(); }
}
