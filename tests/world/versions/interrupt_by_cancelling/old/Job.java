// Who cancels a job may interrupt who does it.
// diff: versions.interrupt_by_cancelling.Job::stopped
package versions.interrupt_by_cancelling;

import java.util.concurrent.Future;
final class Job {
    static boolean stop(Future<?> running) { return running.cancel(false); }
    static boolean stopped() { return Thread.currentThread().isInterrupted(); }
}
