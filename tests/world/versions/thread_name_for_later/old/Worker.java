// The target reads the thread's name, another changed method sets it.
// diff: versions.thread_name_for_later.Worker::who
package versions.thread_name_for_later;

public final class Worker {
    static void name(int n) { Thread.currentThread().setName("w" + n); }
    static boolean first() { return Thread.currentThread().getName().equals("w1"); }
    static String who() { return first() ? "first" : "other"; }
}
