package versions.thread_subclass_dump;

final class P extends Thread {
    // One line more,
    // another,
    // and one more.
    static void note(int n) { dumpStack(); }
}
