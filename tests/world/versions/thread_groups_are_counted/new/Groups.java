package versions.thread_groups_are_counted;

final class Groups {
    static Object make(String name) { return new ThreadGroup(name); }
    static int count() { return Thread.currentThread().getThreadGroup().activeGroupCount(); }
}
