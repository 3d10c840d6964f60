// One version keeps an object, the other makes one each time.
// diff: versions.lock_object.L::lock
package versions.lock_object;

final class L {
    private static final Object LOCK = new Object();

    static Object lock() {
        return LOCK;
    }
}
