package versions.interrupt_for_later;

public final class Work {
    static void cancel() {  }
    static boolean stopped() { return Thread.currentThread().isInterrupted(); }
}
