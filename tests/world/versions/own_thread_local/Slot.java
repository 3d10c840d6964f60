// A thread local of an own class.
// diff: versions.own_thread_local.Context::enter
package versions.own_thread_local;

final class Slot extends ThreadLocal<Integer> {
    @Override protected Integer initialValue() { return 0; }
}
