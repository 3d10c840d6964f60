// What changes is an array that a thread has.
// diff: versions.thread_local_holds_an_array.Visits::count
package versions.thread_local_holds_an_array;

final class Visits {
    private static final ThreadLocal<int[]> COUNT = ThreadLocal.withInitial(() -> new int[1]);

    static void visit() {
        COUNT.get()[0] += 1;
    }

    static int count() {
        return COUNT.get()[0];
    }
}
