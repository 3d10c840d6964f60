// The target reads the interrupt flag, another changed method sets it.
// diff: versions.interrupt_for_later.Work::stopped
package versions.interrupt_for_later;

public final class Work {
    static void cancel() { Thread.currentThread().interrupt(); }
    static boolean stopped() { return Thread.currentThread().isInterrupted(); }
}
