// The target counts the groups of threads.
// diff: versions.thread_groups_are_counted.Groups::count
package versions.thread_groups_are_counted;

final class Groups {
    static Object make(String name) { return name; }
    static int count() { return Thread.currentThread().getThreadGroup().activeGroupCount(); }
}
