package versions.thread_name_for_later;

public final class Worker {
    static void name(int n) { Thread.currentThread().setName("w" + (n + 1)); }
    static boolean first() { return Thread.currentThread().getName().equals("w1"); }
    static String who() { return first() ? "first" : "other"; }
}
